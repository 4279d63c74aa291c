import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { plainEnvironment, run } from '../run.ts'
import { artefacts, megabytes, missing } from './artefacts.ts'
import { homeIn, ordinary, scratch } from './folders.ts'
import { createToken, type Installed, provesItWorks, Served } from './installed.ts'

const found = artefacts(/^vinculo-\d[^-]*(-[\w.]+)?\.tgz$/)

test('the npm package serves after a global installation from its tarball', {
  skip: missing(found, 'O pacote npm'),
}, async (t) => {
  const folder = scratch(t)
  const prefix = join(folder, 'prefix')
  const form = ['--no-audit', '--no-fund', '--omit=dev']
  run('npm', ['install', '--global', `--prefix=${prefix}`, ...form, found[0]!], { env: plainEnvironment() })
  const env = { PATH: `${prefix}/bin:/usr/local/bin:/usr/bin:/bin`, HOME: homeIn(folder), VINCULO_DEMO: '0' }
  const installed: Installed = { command: [join(prefix, 'bin/vinculo')], env, cwd: '/', ...ordinary }
  const served = await Served.start(installed)
  try {
    await provesItWorks(served.base, () => createToken(installed))
  } finally {
    assert.equal(await served.stop(), 0)
  }
  t.diagnostic(`${megabytes(found[0]!)}, ${run('du', ['-sm', prefix]).split('\t')[0]} MiB installed`)
})
