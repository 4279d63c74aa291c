import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseKeys } from '../../server/config/secrets.ts'
import { run } from '../run.ts'
import { artefacts, here, missing } from './artefacts.ts'
import { scratch } from './folders.ts'
import { podman } from './podman.ts'

const found = artefacts(/-compose\.tar\.gz$/)
const images = artefacts(new RegExp(`-oci-${here}\\.tar$`))
const whyNot = missing(found, 'O compose')

const unpacked = (folder: string): string => {
  run('tar', ['-xzf', found[0]!, '-C', folder, '--strip-components=1'])
  return folder
}

test('prepara.sh writes passwords and keys once, for its owner only', { skip: whyNot }, (t) => {
  const folder = unpacked(scratch(t))
  run('./prepara.sh', [], { cwd: folder })
  const file = join(folder, '.env')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const text = readFileSync(file, 'utf8')
  const values = Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  parseKeys(values.VINCULO_KEYS!, 'VINCULO_KEYS')
  for (const name of ['POSTGRES_PASSWORD', 'VINCULO_OWNER_PASSWORD', 'VINCULO_APP_PASSWORD']) {
    // They are part of addresses.
    assert.match(values[name] ?? '', /^[\w-]{32}$/, name)
  }
  assert.throws(() => run('./prepara.sh', [], { cwd: folder }), /já existe/)
  assert.equal(readFileSync(file, 'utf8'), text)
})

const composer = spawnSync('podman-compose', ['--version']).error
  ? 'podman-compose não está instalado'
  : (false as const)

test('compose.yaml serves, and its health check finds it healthy', {
  skip: whyNot || composer || podman.problem || missing(images, 'A imagem'),
}, async (t) => {
  const folder = unpacked(scratch(t))
  const file = join(folder, 'compose.yaml')
  // Another program may use the port.
  const text = readFileSync(file, 'utf8').replace('127.0.0.1:8080:8080', '127.0.0.1::8080')
  // Never the volume of an installation on this machine.
  writeFileSync(file, text.replace('name: vinculo_dados', `name: vinculo-verify-${process.pid}_dados`))
  const settings = join(folder, 'vinculo.env')
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(/^#(VINCULO_(PUBLIC_URL|MAIL_FROM)=)/gm, '$1'),
  )
  run('podman', ['load', '-i', images[0]!])
  const project = `vinculo-verify-${process.pid}`
  const container = `${project}_vinculo_1`
  // Its exit code says nothing here: without systemd, Podman cannot plan health checks and reports an error.
  const compose = (...words: string[]) => {
    const options = ['-p', project, `--podman-run-args=${podman.options.join(' ')}`, '-f', file]
    return spawnSync('podman-compose', [...options, ...words], { encoding: 'utf8' })
  }
  t.after(() => {
    compose('down')
    spawnSync('podman', ['rm', '--force', '--time', '60', container])
    spawnSync('podman', ['volume', 'rm', '--force', `${project}_dados`])
  })
  compose('up', '-d')
  for (const end = Date.now() + 120_000; ; await sleep(500)) {
    const health = spawnSync('podman', ['healthcheck', 'run', container], { encoding: 'utf8' })
    if (health.status === 0) break
    const { stdout, stderr } = spawnSync('podman', ['logs', container], { encoding: 'utf8' })
    assert.ok(Date.now() < end, health.stdout + health.stderr + stdout + stderr)
  }
  const { Config, HostConfig } = JSON.parse(run('podman', ['inspect', container]))[0]
  assert.ok(Config.Env.includes('VINCULO_PUBLIC_URL=https://estagios.exemplo.edu.br'))
  const shown = run('podman', ['exec', container, 'vinculo', 'config', 'check'])
  assert.match(shown, /VINCULO_MAIL_FROM +Estágios <estagios@exemplo\.edu\.br>/)
  assert.match(shown, /VINCULO_DEMO +0/)
  // A command without its words would succeed with the help text.
  assert.match(Config.Healthcheck.Test.join(' '), /vinculo'? '?healthcheck'? '?--ready/)
  assert.equal(HostConfig.ReadonlyRootfs, true)
  assert.equal(HostConfig.ShmSize, 256 * 2 ** 20)
  // Nobody answers on another port, and the check says so.
  const elsewhere = ['exec', '--env', 'VINCULO_PORT=8081', container, 'vinculo', 'healthcheck', '--ready']
  assert.notEqual(spawnSync('podman', elsewhere).status, 0)
})

test('the volumes have the same names in every folder', { skip: whyNot || composer }, (t) => {
  const folder = unpacked(scratch(t))
  run('./prepara.sh', [], { cwd: folder })
  for (const [file, volumes] of [
    ['compose.yaml', ['vinculo_dados:/data']],
    ['compose.postgres.yaml', ['vinculo_postgres:/var/lib/postgresql', 'vinculo_arquivos:/data']],
  ] as const) {
    const { stdout, stderr } = spawnSync('podman-compose', ['--dry-run', '-f', file, 'up', '-d'], {
      cwd: folder,
      encoding: 'utf8',
    })
    for (const volume of volumes) assert.ok((stdout + stderr).includes(`-v ${volume}`), stdout + stderr)
  }
})

test('compose.postgres.yaml names its image, settings and roles', { skip: whyNot || composer }, (t) => {
  const folder = unpacked(scratch(t))
  const up = () =>
    spawnSync('podman-compose', ['--dry-run', '-f', 'compose.postgres.yaml', 'up', '-d'], {
      cwd: folder,
      encoding: 'utf8',
    })
  assert.match(up().stderr, /prepara\.sh/)
  run('./prepara.sh', [], { cwd: folder })
  const { stdout, stderr } = up()
  const commands = stdout + stderr
  assert.match(commands, /localhost\/vinculo:\d+\.\d+\.\d+\S* serve/)
  assert.match(commands, /localhost\/vinculo:\d+\.\d+\.\d+\S* work/)
  assert.match(commands, /DATABASE_URL=postgres:\/\/vinculo_app:[\w-]{32}@postgres\/vinculo/)
  assert.match(commands, /--env-file \S*vinculo\.env/)
  assert.doesNotMatch(commands, /@VERSION@|:\?Execute/)
})
