import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

/** Class names of Mantine, which are hashes. */
const className = /\bm_[0-9a-f]{6,8}\b/g
const classesOf = (text: string) => new Set(text.match(className))
const built = (ending: string) =>
  globSync(`dist/console/assets/*${ending}`, { cwd: projectRoot })
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n')

describe('the styles of the console', () => {
  const all = classesOf(readFileSync(join(projectRoot, 'node_modules/@mantine/core/styles.css'), 'utf8'))
  const named = classesOf(built('.js')).intersection(all)
  const styled = classesOf(built('.css'))

  it('contain every class of the library that its files use', () => {
    assert.ok(named.size > 100)
    assert.deepEqual([...named.difference(styled)], [], 'a part is missing in console/theme/mantine.css')
  })

  it('contain nothing of unused components', () => {
    assert.ok(all.size > named.size)
    assert.deepEqual([...styled.difference(named)], [], 'console/theme/mantine.css has a part too many')
  })
})
