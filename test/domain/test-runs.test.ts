import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countTests } from '../support/browser-lot.ts'
import { affectedTests } from '../support/changed.ts'
import { importGraph } from '../support/import-graph.ts'
import { cut } from '../support/lots.ts'

describe('the lots of a run', () => {
  const files = Array.from({ length: 100 }, (_, at) => `${at}.test.ts`)

  it('hold every file once, in their order', () => {
    assert.deepEqual(cut(files, Number.parseInt, 3).flat(), files)
    assert.deepEqual(cut([], Number.parseInt, 3), [])
    assert.deepEqual(
      cut(['one.test.ts'], () => 0, 3),
      [['one.test.ts']],
    )
  })

  it('get shorter towards the end, so that the lanes end together', () => {
    const sizes = cut(files, () => 1, 3).map((lot) => lot.length)
    assert.deepEqual(
      sizes,
      sizes.toSorted((one, other) => other - one),
    )
    assert.equal(sizes[0], 23)
  })

  it('are none, but for the last, that would load for longer than they test', () => {
    const sizes = cut(files, () => 1, 3).map((lot) => lot.length)
    assert.ok(sizes.slice(0, -1).every((size) => size >= 5))
    assert.ok(sizes.length <= 12)
  })
})

describe('the tests that are left out', () => {
  it('are counted as they would run, also those that are made in loops', () => {
    const of = (name: string) => countTests([`test/domain/${name}.test.ts`])
    assert.deepEqual([of('files-settings'), of('own-commits')], [13, 3])
  })
})

describe('the tests that a change can affect', () => {
  const graph = importGraph()
  const tests = [...graph.keys()].filter((file) => file.endsWith('.test.ts'))
  const affected = (...changed: string[]) => affectedTests(changed, graph)

  it('are those that import what changed, by however many steps, the nearest first', () => {
    const chosen = affected('test/support/s3.ts')
    assert.equal(chosen[0], 'test/domain/files-s3.test.ts')
    assert.ok(chosen.includes('test/faults/kill-between-file-and-row.test.ts'))
    assert.ok(!chosen.includes('test/domain/dates.test.ts'))
    assert.ok(affected('server/values/fold.ts').includes('test/operations/receipt.test.ts'))
    assert.deepEqual(affected('test/domain/plan.test.ts')[0], 'test/domain/plan.test.ts')
  })

  it('are also those that start the program, and those that read the sources', () => {
    const chosen = affected('cli/accounts.ts')
    assert.ok(chosen.includes('test/operations/commands.test.ts'))
    assert.ok(chosen.includes('test/contract/expressions.test.ts'))
    assert.ok(!chosen.includes('test/domain/dates.test.ts'))
    assert.ok(affected('bin/vinculo.mjs').includes('test/operations/commands.test.ts'))
  })

  it('are all that use the database when a migration changed', () => {
    const chosen = affected('server/store/migrations/9999_new.sql')
    for (const file of ['contract/schema', 'operations/upgrade', 'operations/receipt', 'domain/tx-on']) {
      assert.ok(chosen.includes(`test/${file}.test.ts`), file)
    }
  })

  it('are all where nobody can tell, and none when only texts changed that no test reads', () => {
    // Whoever names a file may read it: this test must not.
    const ending = (name: string, kind: string) => `${name}.${kind}`
    assert.equal(affected('package.json').length, tests.length)
    assert.equal(affected(ending('server/unknown', 'bin')).length, tests.length)
    assert.deepEqual(affected(ending('README', 'md'), ending('docs/ARCHITECTURE', 'md')), [])
    const snapshot = ending('test/contract/openapi.snapshot', 'json')
    assert.deepEqual(affected(snapshot), ['test/contract/openapi.test.ts'])
    assert.deepEqual(affected(), [])
  })
})
