import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { tryExclusively } from '../../server/store/exclusive.ts'
import { World } from '../support/world.ts'

const key = [4_242, 1] as const
const rounds = 20

describe('what one process at a time does', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  it('is done by nobody else meanwhile, and by whoever comes next, at once and however it ended', async () => {
    const { db } = world.context
    const inside = await tryExclusively(db, key, () => tryExclusively(db, key, async () => 'both'))
    assert.equal(inside, undefined)
    let removed = 0
    db.pool.on('remove', () => removed++)
    for (let time = 0; time < rounds; time++) {
      await assert.rejects(
        tryExclusively(db, key, () => Promise.reject(new Error('in the middle'))),
        /in the middle/,
      )
      assert.equal(await tryExclusively(db, key, async () => time), time)
    }
    // A lock that goes with its connection is there for a moment longer.
    assert.ok(removed < rounds, `${removed} connections were closed by ${rounds} failures`)
  })
})
