import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LineLimit } from '../../server/line-limit.ts'

describe('a limit of log lines', () => {
  it('lets a line per key and interval pass, and counts those between', () => {
    const limit = new LineLimit(1_000)
    assert.equal(limit.pass('a', 0), 0)
    assert.equal(limit.pass('b', 10), 0)
    for (const now of [1, 500, 999]) assert.equal(limit.pass('a', now), undefined)
    assert.equal(limit.pass('a', 1_000), 3)
    assert.equal(limit.pass('a', 1_999), undefined)
    assert.equal(limit.pass('b', 2_000), 0)
  })

  it('lets no more keys pass in an interval than it remembers', () => {
    const limit = new LineLimit(1_000, 3)
    const passed = (now: number) =>
      Array.from({ length: 10 }, (_, key) => limit.pass(`${now} ${key}`, now)).filter(
        (skipped) => skipped !== undefined,
      ).length
    assert.deepEqual([passed(0), passed(999), passed(1_000), passed(2_500)], [3, 0, 3, 3])
  })
})
