import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseKeys } from '../../server/config/secrets.ts'
import { run } from '../run.ts'
import { artefacts, missing } from './artefacts.ts'
import { scratch } from './folders.ts'

const found = artefacts(/-compose\.tar\.gz$/)
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

const composer = ['podman-compose', 'docker-compose'].find((name) => !spawnSync(name, ['--version']).error)

for (const name of ['compose.yaml', 'compose.postgres.yaml']) {
  test(`${name} is read by a composer`, {
    skip: whyNot || (composer ? false : 'podman-compose não está instalado'),
  }, (t) => {
    const folder = unpacked(scratch(t))
    run('./prepara.sh', [], { cwd: folder })
    const read = run(composer!, ['-f', name, 'config'], { cwd: folder })
    assert.match(read, /localhost\/vinculo:\d+\.\d+\.\d+/)
    assert.doesNotMatch(read, /@VERSION@/)
  })
}
