import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { countTests } from '../support/browser-tests.ts'
import { affectedTests } from '../support/changed.ts'
import { importGraph } from '../support/import-graph.ts'
import { inLanes } from '../support/in-lanes.ts'

describe('a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-execucao-'))
  after(() => rmSync(folder, { recursive: true }))

  /** Runs files of these contents in one lane, and tells what it printed and what it told of failures. */
  const run = (...contents: string[]) => {
    const files = contents.map((content, at) => {
      const file = join(folder, `${at}.test.mjs`)
      writeFileSync(file, `import { describe, it } from 'node:test'\n${content}`)
      return file
    })
    const { output, failures } = inLanes(files, 1)
    const counts = output.split('\nall lanes:\n')[1]!
    const count = (name: string) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(counts)?.[1])
    return { failures, tests: count('tests'), pass: count('pass'), fail: count('fail') }
  }
  const passes = `describe('a suite', () => { it('passes', () => {}) }); it('passes too', async () => {})`

  it('goes through every file, and counts the tests of all', () => {
    assert.deepEqual(run(passes, passes, passes), { failures: [], tests: 6, pass: 6, fail: 0 })
  })

  describe('in which much goes wrong', () => {
    const fails = `it('fails', () => { throw new Error('because') })`
    const careless = `it('passes', async () => {
      setTimeout(() => { throw new Error('unseen') })
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`
    const ends = `it('ends', () => process.exit(0))`
    const unreadable = `import 'node:nothing'`
    let told: string
    let counts: Omit<ReturnType<typeof run>, 'failures'>
    before(() => {
      const { failures, ...others } = run(passes, ends, unreadable, passes, fails, careless, passes)
      told = failures.join()
      counts = others
    })

    it('tells what failed, and goes on', () => {
      assert.match(told, /✖ fails.+because/s)
      // Those before the process that ended are told by nobody.
      assert.deepEqual(counts, { tests: 6, pass: 4, fail: 2 })
    })

    it('fails by an error that nobody awaited', () => assert.match(told, /unseen/))

    it('tells which file a process ended in, and goes through the others', () =>
      assert.match(told, /ended with 0 in the middle of .*1\.test\.mjs/))

    it('tells a file that cannot be read', () => assert.match(told, /2\.test\.mjs.+node:nothing/s))
  })
})

describe('the tests that are left out', () => {
  it('are counted as they would run, also those that are made in loops', () => {
    const of = (name: string) => countTests([`test/domain/${name}.test.ts`])
    assert.deepEqual([of('files-settings'), of('desk')], [13, 6])
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
