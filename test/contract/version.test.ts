import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { datedVersions, newestEntry } from '../../release/checkout.ts'
import { projectRoot } from '../../server/config/config.ts'
import { releasedVersions } from '../support/released.ts'

const text = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

test('every manifest has the same version', () => {
  const { version } = JSON.parse(text('package.json'))
  const lock = JSON.parse(text('package-lock.json'))
  const others = [JSON.parse(text('client/package.json')).version, lock.version, lock.packages[''].version]
  assert.deepEqual(others, [version, version, version])
})

test('the newest dated entry of the changelog is that of this version', () => {
  const { version } = JSON.parse(text('package.json'))
  const newest = newestEntry(text('CHANGELOG.md'))
  // Before the first release nothing has a date.
  if (!newest) return assert.equal(version, '0.1.0')
  assert.equal(newest.version, version)
  assert.ok(!Number.isNaN(Date.parse(newest.day)), newest.day)
})

test('the data folder of every released version is kept, so that the next one upgrades it', () => {
  const { version } = JSON.parse(text('package.json'))
  const missing = datedVersions(text('CHANGELOG.md')).filter(
    (one) => one !== version && !releasedVersions.includes(one),
  )
  assert.deepEqual(missing, [], 'npm run release:keep, as docs/RELEASING.md says')
})

test('a dated heading is found below the unreleased entries', () => {
  const changelog = '## [Unreleased]\n\n- new\n\n## [1.2.0] - 2026-01-02\n\n## [1.1.0] - 2025-01-02\n'
  assert.deepEqual(newestEntry(changelog), { version: '1.2.0', day: '2026-01-02' })
  assert.deepEqual(datedVersions(changelog), ['1.2.0', '1.1.0'])
  assert.equal(newestEntry('## [Unreleased]\n## [1.2.0]\n'), undefined)
})
