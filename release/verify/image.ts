import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../run.ts'
import { artefacts, here, megabytes, missing } from './artefacts.ts'
import { scratch } from './folders.ts'
import { call, createToken, type Installed, provesItWorks } from './installed.ts'
import { containerOptions, podman } from './podman.ts'

const images = artefacts(/-oci-linux-\w+\.tar$/)
const own = images.filter((path) => path.endsWith(`-oci-${here}.tar`))
const whyNot = missing(own, 'A imagem') || podman.problem

/** As docs/OPERATIONS.md starts it. */
const documented = '--init --read-only --tmpfs /tmp --cap-drop all --shm-size 256m -p 127.0.0.1::8080'.split(
  ' ',
)

test('the image serves with a read-only root file system, and its volume keeps the data', {
  skip: whyNot,
}, async (t) => {
  const name = `vinculo-verify-${process.pid}`
  const volume = ['-v', `${name}:/data`]
  t.after(() => spawnSync('podman', ['rm', '--force', '--time', '60', name]))
  t.after(() => spawnSync('podman', ['volume', 'rm', '--force', name]))
  const image = imageIn(run('podman', ['load', '-i', own[0]!]))
  const options = [...containerOptions(), ...documented, ...volume, '--name', name, '-e', 'VINCULO_DEMO=0']
  run('podman', ['run', '--detach', ...options, image])
  const base = await serving(name)
  const inside: Installed = {
    command: ['podman', 'exec', name, 'vinculo'],
    env: process.env as Record<string, string>,
  }
  let token = ''
  await provesItWorks(base, () => {
    token = createToken(inside)
    return token
  })
  const identity = run('podman', ['exec', name, 'sh', '-c', 'busybox id -u; busybox touch /x 2>&1 || true'])
  assert.match(identity, /^10001\n.*Read-only file system/)
  // A stop ends the embedded server properly.
  run('podman', ['stop', '--time', '60', name])
  assert.equal(run('podman', ['inspect', '--format', '{{.State.ExitCode}}', name]).trim(), '0')
  run('podman', ['rm', name])
  run('podman', ['run', '--detach', ...options, image])
  await serving(name)
  assert.match(call(inside, 'client', 'list'), /ufx/)
  t.diagnostic(
    `${megabytes(own[0]!)}, ${run('podman', ['image', 'inspect', '--format', '{{.Size}}', image]).trim()} bytes`,
  )
})

const imageIn = (loaded: string): string => /localhost\/vinculo:\S+/.exec(loaded)![0]

async function serving(name: string): Promise<string> {
  const port = /:(\d+)/.exec(run('podman', ['port', name, '8080']))![1]
  const base = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 120_000; ; await sleep(200)) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined)
    if (answer?.ok) return base
    assert.ok(Date.now() < end, spawnSync('podman', ['logs', name], { encoding: 'utf8' }).stderr)
  }
}

interface Descriptor {
  mediaType: string
  digest: string
  size: number
}

for (const path of images) {
  const platform = /-oci-(linux-\w+)\.tar$/.exec(path)![1]!
  const started = platform === here ? '' : ' (not started here)'
  test(`the image of ${platform} follows the OCI layout${started}`, (t) => {
    const folder = scratch(t)
    run('tar', ['-xf', path, '-C', folder])
    const blob = ({ digest, size }: Descriptor): Buffer => {
      const content = readFileSync(join(folder, 'blobs', digest.replace(':', '/')))
      assert.equal(content.length, size)
      assert.equal(`sha256:${createHash('sha256').update(content).digest('hex')}`, digest)
      return content
    }
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    const manifest = JSON.parse(blob(index.manifests[0]).toString())
    const { config, rootfs, architecture } = JSON.parse(blob(manifest.config).toString())
    assert.equal(architecture, platform.endsWith('x64') ? 'amd64' : 'arm64')
    assert.equal(config.User, '10001:10001')
    assert.deepEqual(config.Volumes, { '/data': {} })
    assert.match(config.Labels['vinculo.debian'], /libc6=\S+/)
    assert.equal(rootfs.diff_ids.length, manifest.layers.length)
    for (const layer of manifest.layers) blob(layer)
    t.diagnostic(`${megabytes(path)}, ${config.Labels['vinculo.debian']}`)
  })
}
