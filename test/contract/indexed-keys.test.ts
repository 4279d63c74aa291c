import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

/** An indexed key compared with a coalesce, or passed to a function that does. Units are few and read whole. */
const unindexed = /\b\w+\.(?:id|\w+_id) = coalesce\((?!c\.unidade_id)|contas?_do_favorecido\([^)]*coalesce\(/g

const found = (text: string) => [...text.matchAll(unindexed)].map(([one]) => one)

test('no key is compared with a coalesce, which prevents the use of an index', () => {
  const files = globSync('server/**/*.ts', { cwd: projectRoot })
  const wrong = files.flatMap((file) =>
    found(readFileSync(join(projectRoot, file), 'utf8')).map((one) => `${file}: ${one}`),
  )
  assert.deepEqual(wrong, [], 'firstOf says the same for an index')
  assert.equal(found('a.id = coalesce(c.aluno_id, 1) and x.aluno_id = coalesce(a, b)').length, 2)
})
