import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { Allowance } from '../../server/limits/allowance.ts'
import { Tally } from '../../server/limits/tally.ts'

/** The shared counter, whose answers the test releases. */
class Shared {
  total = 0
  asked = 0
  readonly #waiting: (() => void)[] = []
  readonly #patient: boolean

  constructor(patient = false) {
    this.#patient = patient
  }

  readonly add = (_key: string, points: number) => {
    this.asked++
    this.total += points
    const answer = { total: this.total, left: 60_000 }
    if (!this.#patient) return Promise.resolve(answer)
    return new Promise<typeof answer>((resolve) => this.#waiting.push(() => resolve(answer)))
  }

  answerAll(): void {
    for (const answer of this.#waiting.splice(0)) answer()
  }
}

const never = (error: unknown) => assert.fail(String(error))

describe('a rate limit', () => {
  it('of one process is used up exactly, whatever the limit', async () => {
    for (const limit of [1, 2, 7, 20, 33, 600]) {
      const allowance = new Allowance(new Shared(), limit, never)
      for (let used = 0; used < limit; used++) assert.equal(await allowance.take('a'), undefined)
      const wait = await allowance.take('a')
      assert.ok(wait !== undefined && wait > 0 && wait <= 60_000, `${limit}: ${wait}`)
    }
  })

  it('is leased from the database, and not once it is used up', async () => {
    const shared = new Shared()
    const allowance = new Allowance(shared, 600, never)
    for (let used = 0; used < 600; used++) await allowance.take('a')
    assert.equal(shared.asked, 20)
    for (let more = 0; more < 100; more++) assert.notEqual(await allowance.take('a'), undefined)
    assert.equal(shared.asked, 20)
  })

  it('makes no caller wait for the database while credit lasts', async () => {
    const shared = new Shared(true)
    const allowance = new Allowance(shared, 100, never)
    for (let used = 0; used < 5; used++) assert.equal(await allowance.take('a'), undefined)
    let sixth: string | number | undefined = 'waiting'
    const taking = allowance.take('a').then((wait) => {
      sixth = wait
    })
    await new Promise(setImmediate)
    assert.equal(sixth, 'waiting')
    shared.answerAll()
    await taking
    assert.equal(sixth, undefined)
  })

  it('counts each key separately', async () => {
    const counters = new Map<string, number>()
    const add = async (key: string, points: number) => {
      counters.set(key, (counters.get(key) ?? 0) + points)
      return { total: counters.get(key)!, left: 60_000 }
    }
    const allowance = new Allowance({ add }, 1, never)
    assert.equal(await allowance.take('a'), undefined)
    assert.notEqual(await allowance.take('a'), undefined)
    assert.equal(await allowance.take('b'), undefined)
  })

  it('restarts with the next minute', async () => {
    let total = 0
    const add = async () => ({ total: ++total, left: total === 1 ? 1 : 60_000 })
    const allowance = new Allowance({ add }, 1, never)
    await allowance.take('a')
    total = 0
    while ((await allowance.take('a')) !== undefined);
    assert.equal(total, 1)
  })

  it('of several processes is exceeded by less than a lease each, in any interleaving', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 300, maxLength: 300 }),
        async (limit, turns) => {
          const shared = new Shared()
          const processes = [0, 1, 2].map(() => new Allowance(shared, limit, never))
          let admitted = 0
          for (const turn of turns) if ((await processes[turn]!.take('a')) === undefined) admitted++
          const lease = Math.max(1, Math.floor(limit / 20))
          assert.ok(admitted <= limit + 3 * lease, `${admitted} of ${limit}`)
          assert.ok(admitted >= Math.min(limit, 300) - 3 * lease, `${admitted} of ${limit}`)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('drops the oldest of too many keys', async () => {
    const asked: string[] = []
    const add = async (key: string, points: number) => {
      asked.push(key)
      return { total: points, left: 60_000 }
    }
    const allowance = new Allowance({ add }, 40, never)
    for (let key = 0; key <= 100_000; key++) await allowance.take(`k${key}`)
    asked.length = 0
    for (const key of ['k100000', 'k0']) await allowance.take(key)
    assert.deepEqual(asked, ['k0'])
  })

  it('stops no caller when it cannot be counted, or is 0', async () => {
    const troubles: unknown[] = []
    const add = () => Promise.reject(new Error('no storage'))
    const allowance = new Allowance({ add }, 3, (error) => troubles.push(error))
    for (let used = 0; used < 50; used++) assert.equal(await allowance.take('a'), undefined)
    assert.ok(troubles.length > 0)
    const off = new Allowance({ add: never as never }, 0, never)
    for (let used = 0; used < 50; used++) assert.equal(await off.take('a'), undefined)
  })
})

describe('a counter', () => {
  it('reports the first excess, and then makes no more queries', async () => {
    const shared = new Shared()
    const tally = new Tally(shared, 3, never)
    for (let count = 0; count < 3; count++) {
      assert.equal(tally.waitOf('a'), undefined)
      assert.equal(await tally.count('a'), undefined)
    }
    assert.ok(tally.waitOf('a')! > 0)
    for (let more = 0; more < 5; more++) assert.ok((await tally.count('a'))! > 0)
    assert.equal(shared.asked, 3)
    assert.equal(tally.waitOf('b'), undefined)
  })

  it('stops no caller when it cannot be counted, or is 0', async () => {
    let troubles = 0
    const broken = new Tally({ add: () => Promise.reject(new Error('no')) }, 1, () => troubles++)
    for (let count = 0; count < 5; count++) assert.equal(await broken.count('a'), undefined)
    assert.equal(troubles, 5)
    const off = new Tally({ add: never as never }, 0, never)
    assert.equal(await off.count('a'), undefined)
  })
})
