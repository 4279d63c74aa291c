import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { OwnCommits } from '../../server/query/own-commits.ts'

describe('two moments of the database', () => {
  const own = new OwnCommits()
  for (const one of ['101', '103', '110']) own.add(one)
  const same = (earlier: string, later: string) => own.seesTheSame(earlier, later)

  it('are the same when nothing, or only what we wrote ourselves, was committed between them', () => {
    assert.ok(same('100:101:', '100:101:'))
    assert.ok(same('101:101:', '102:102:'))
    assert.ok(!same('101:101:', '103:103:'), '102 is of somebody else')
    assert.ok(same('101:101:', '102:104:102'), '102 is still under way')
    assert.ok(!same('101:104:102', '104:104:'), '102 is over now')
    assert.ok(same('103:104:103', '104:104:'), '103 was under way, and is ours')
    assert.ok(same('102:111:102,110', '102:111:102'))
  })

  it('are not compared when the later one comes before, or too much lies between them', () => {
    assert.ok(!same('105:105:', '104:104:'))
    assert.ok(!same('1000:1000:', '2000:2000:'))
  })

  it('are compared by what was written lately', () => {
    const many = new OwnCommits()
    for (let one = 1; one <= 2_000; one++) many.add(String(one))
    assert.ok(many.seesTheSame('1990:1990:', '2001:2001:'))
    assert.ok(!many.seesTheSame('5:5:', '6:6:'))
  })
})
