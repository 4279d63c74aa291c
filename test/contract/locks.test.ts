import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { locks } from '../../server/store/locks.ts'

it('advisory locks have unique numbers, declared in one place', () => {
  const numbers = Object.values(locks)
  assert.equal(new Set(numbers).size, numbers.length)
  const elsewhere = globSync('{server,cli,demo}/**/*.ts', { cwd: projectRoot }).filter(
    (file) =>
      file !== 'server/store/locks.ts' && /7_?261_?9\d\d/.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  assert.deepEqual(elsewhere, [])
})
