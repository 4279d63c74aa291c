import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { run } from '../run.ts'
import { artefacts, debianHere, megabytes, missing } from './artefacts.ts'
import { isRoot, scratch } from './folders.ts'
import { call, createToken, type Installed, provesItWorks, Served } from './installed.ts'

const packages = artefacts(/^vinculo_.*\.deb$/)
const own = packages.filter((path) => path.endsWith(`_${debianHere}.deb`))
const whyNot = missing(own, 'O pacote Debian') || (isRoot ? false : 'precisa de root')

/**
 * A copy of this machine's file system in a mount namespace of its own: what is written goes to memory, and
 * ends with the test. Returns the words that run a command in it.
 */
async function copyOfMachine(t: TestContext): Promise<string[]> {
  const folder = join(scratch(t), 'copy')
  mkdirSync(folder)
  const mounts = `set -e
    mount -t tmpfs none "$0"; mkdir "$0/upper" "$0/work" "$0/root"
    mount -t overlay overlay -o lowerdir=/,upperdir="$0/upper",workdir="$0/work" "$0/root"
    mount -t proc proc "$0/root/proc"; mount --rbind /dev "$0/root/dev"
    echo ready; exec sleep 1000`
  const holder: ChildProcess = spawn('unshare', ['--mount', '/bin/sh', '-c', mounts, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => holder.kill())
  await once(holder.stdout!, 'data', { signal: AbortSignal.timeout(10_000) })
  return ['nsenter', '--target', String(holder.pid), '--mount', 'chroot', join(folder, 'root')]
}

test('the Debian package installs, serves as its account, and keeps settings and data', {
  skip: whyNot,
}, async (t) => {
  const into = await copyOfMachine(t)
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }
  const shell: Installed = { command: [...into, '/bin/sh', '-euc'], env }
  call(shell, `dpkg --install ${own[0]}`)
  const stat = "stat -c '%U:%G %a %n' /etc/vinculo /etc/vinculo/vinculo.env /var/lib/vinculo"
  assert.deepEqual(call(shell, stat).trim().split('\n'), [
    'root:vinculo 750 /etc/vinculo',
    'root:vinculo 640 /etc/vinculo/vinculo.env',
    'vinculo:vinculo 750 /var/lib/vinculo',
  ])
  call(shell, `echo "VINCULO_MAIL_FROM='Estágios # <a@b.br>'" >> /etc/vinculo/vinculo.env`)

  const installed: Installed = { command: [...into, '/usr/bin/vinculo'], env }
  const served = await Served.start(installed)
  try {
    await provesItWorks(served.base, () => createToken(installed))
    const settings = JSON.stringify(JSON.parse(call(installed, 'config', 'check', '--json')))
    assert.match(settings, /Estágios # <a@b\.br>/)
    const owner = call(shell, `ps -o user= -p ${served.pid}`).trim()
    assert.equal(owner, 'vinculo')
  } finally {
    assert.equal(await served.stop(), 0)
  }
  call(shell, `dpkg --install ${own[0]} && grep -q MAIL_FROM=.Est /etc/vinculo/vinculo.env`)
  const purged = call(shell, 'dpkg --purge vinculo')
  assert.match(purged, /continuam em \/var\/lib\/vinculo/)
  call(shell, 'test -e /var/lib/vinculo/secrets.json && test ! -e /etc/vinculo && test ! -e /usr/lib/vinculo')
  t.diagnostic(megabytes(own[0]!))
})

/** The highest exposure that systemd may find in the unit; 10 is the worst. */
const mostExposed = 2

test('systemd accepts the unit and finds it little exposed', { skip: whyNot }, async (t) => {
  const into = await copyOfMachine(t)
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' }
  const shell: Installed = { command: [...into, '/bin/sh', '-euc'], env }
  call(shell, `dpkg --install ${own[0]}`)
  call(shell, 'systemd-analyze verify /usr/lib/systemd/system/vinculo.service')
  const found = call(shell, 'systemd-analyze security --offline=true --no-pager vinculo.service')
  const exposure = Number(/exposure level for vinculo\.service: ([\d.]+)/.exec(found)?.[1])
  t.diagnostic(`exposure ${exposure}`)
  assert.ok(exposure <= mostExposed, found)
})

for (const path of packages) {
  test(`the control file of ${path.split('/').at(-1)}`, { skip: process.platform !== 'linux' }, (t) => {
    const control = run('dpkg-deb', ['--field', path])
    assert.match(control, /^Package: vinculo$/m)
    assert.match(control, /^Depends: libc6/m)
    const contents = run('dpkg-deb', ['--contents', path])
    for (const file of [
      'usr/bin/vinculo',
      'usr/lib/systemd/system/vinculo.service',
      'etc/vinculo/vinculo.env',
    ]) {
      assert.match(contents, new RegExp(`root/root .* \\./${file}\\n`), file)
    }
    t.diagnostic(megabytes(path))
  })
}
