import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { tryExclusively } from '../../server/store/exclusive.ts'
import { World } from '../support/world.ts'

const key = [4_242, 1] as const
const rounds = 20

describe('work under an exclusive lock', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  it('runs in one process at a time, and in the next one at once, however it ended', async () => {
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
    // A lock is released a moment after its connection closes.
    assert.ok(removed < rounds, `${removed} connections were closed by ${rounds} failures`)
  })
})
