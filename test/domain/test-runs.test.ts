import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { countTests } from '../support/browser-tests.ts'
import { affectedTests } from '../support/changed.ts'
import { importGraph } from '../support/import-graph.ts'
import { inLanes } from '../support/in-lanes.ts'

describe('a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-execucao-'))
  after(() => rmSync(folder, { recursive: true }))

  /** Runs files of these contents in one lane, and returns its output and failures. */
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

  it('runs every file, and counts all tests', () => {
    assert.deepEqual(run(passes, passes, passes), { failures: [], tests: 6, pass: 6, fail: 0 })
  })

  describe('with many errors', () => {
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

    it('reports failures and continues', () => {
      assert.match(told, /✖ fails.+because/s)
      // Counts of tests before the process ended are lost.
      assert.deepEqual(counts, { tests: 6, pass: 4, fail: 2 })
    })

    it('fails on an unhandled rejection', () => assert.match(told, /unseen/))

    it('names the file in which a process ended, and runs the others', () =>
      assert.match(told, /ended with 0 in the middle of .*1\.test\.mjs/))

    it('reports a file that cannot be loaded', () => assert.match(told, /2\.test\.mjs.+node:nothing/s))
  })
})

describe('skipped tests', () => {
  it('are counted as they would run, also those defined in loops', () => {
    const of = (name: string) => countTests([`test/domain/${name}.test.ts`])
    assert.deepEqual([of('files-settings'), of('worker-thread')], [13, 6])
  })
})

describe('tests that a change can affect', () => {
  const graph = importGraph()
  const tests = [...graph.keys()].filter((file) => file.endsWith('.test.ts'))
  const affected = (...changed: string[]) => affectedTests(changed, graph)

  it('are those that import the changed file transitively, nearest first', () => {
    const chosen = affected('test/support/s3.ts')
    assert.equal(chosen[0], 'test/domain/files-s3.test.ts')
    assert.ok(chosen.includes('test/faults/kill-between-file-and-row.test.ts'))
    assert.ok(!chosen.includes('test/domain/dates.test.ts'))
    assert.ok(affected('server/values/fold.ts').includes('test/operations/receipt.test.ts'))
    assert.deepEqual(affected('test/domain/batch-planning.test.ts')[0], 'test/domain/batch-planning.test.ts')
  })

  it('include those that start the program, and those that read the sources', () => {
    const chosen = affected('cli/accounts.ts')
    assert.ok(chosen.includes('test/operations/operator-commands.test.ts'))
    assert.ok(chosen.includes('test/contract/expressions.test.ts'))
    assert.ok(!chosen.includes('test/domain/dates.test.ts'))
    assert.ok(affected('bin/vinculo.mjs').includes('test/operations/operator-commands.test.ts'))
  })

  it('are all that use the database when a migration changed', () => {
    const chosen = affected('server/store/migrations/9999_new.sql')
    for (const file of [
      'contract/schema',
      'operations/upgrade',
      'operations/receipt',
      'domain/verb-on-connection',
    ]) {
      assert.ok(chosen.includes(`test/${file}.test.ts`), file)
    }
  })

  it('are all in doubt, and none when only unread texts changed', () => {
    // The name is composed, because a test that names a file counts as its reader.
    const ending = (name: string, kind: string) => `${name}.${kind}`
    assert.equal(affected('package.json').length, tests.length)
    assert.equal(affected(ending('server/unknown', 'bin')).length, tests.length)
    assert.deepEqual(affected(ending('docs/ARCHITECTURE', 'md')), [])
    assert.deepEqual(affected(ending('README', 'md')), ['test/contract/readme.test.ts'])
    const snapshot = ending('test/contract/openapi.snapshot', 'json')
    assert.deepEqual(affected(snapshot), ['test/contract/openapi.test.ts'])
    assert.deepEqual(affected(), [])
  })
})
