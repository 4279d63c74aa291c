import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { Desk, DeskError, type DeskOptions } from '../../server/threads/desk.ts'
import type { Order } from '../support/desk-thread.ts'

const thread = new URL('../support/desk-thread.ts', import.meta.url)
const ample: DeskOptions = { longest: 600_000, memory: 32 }

describe('a worker thread', () => {
  let desk: Desk<Order, string>
  const open = (options: Partial<DeskOptions> = {}) => {
    desk = new Desk<Order, string>(thread, { ...ample, ...options })
    return desk
  }
  const endingWith = (reason: DeskError['reason']) => (error: unknown) =>
    error instanceof DeskError && error.reason === reason
  afterEach(() => desk.stop())

  it('answers one request after the other', async () => {
    const { ask } = bound(open())
    assert.deepEqual(await Promise.all([ask({ say: 'a' }), ask({ say: 'b' }), ask({ say: 'c' })]), [
      'a',
      'b',
      'c',
    ])
  })

  it('reports a failure with its code, and continues', async () => {
    const { ask } = bound(open())
    const [failed, next] = await Promise.allSettled([
      ask({ fail: 'não deu', code: 'GRANDE' }),
      ask({ say: 'b' }),
    ])
    assert.equal(failed.status, 'rejected')
    const { message, code } = (failed as PromiseRejectedResult).reason
    assert.deepEqual([message, code], ['não deu', 'GRANDE'])
    assert.deepEqual(next, { status: 'fulfilled', value: 'b' })
  })

  it('aborts a request that takes too long, and answers those behind it', async () => {
    const { ask } = bound(open({ longest: 1_000 }))
    const [late, ...others] = await Promise.allSettled([
      ask({ spin: true }),
      ask({ say: 'b' }),
      ask({ say: 'c' }),
    ])
    assert.equal(late.status, 'rejected')
    assert.ok(endingWith('time')((late as PromiseRejectedResult).reason))
    assert.deepEqual(
      others.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
      ['b', 'c'],
    )
  })

  it('does not count the waiting time of a request', async () => {
    const { ask } = bound(open({ longest: 1_000 }))
    // Each of the first three uses its whole time; the last waits three times as long as it may run.
    const spinning = [1, 2, 3].map(() => ask({ spin: true }).catch((error: unknown) => error))
    const last = ask({ say: 'b' })
    for (const error of await Promise.all(spinning)) assert.ok(endingWith('time')(error))
    assert.equal(await last, 'b')
  })

  it('aborts only the request that takes too much memory', async () => {
    const { ask } = bound(open())
    const [greedy, next] = await Promise.allSettled([ask({ hoard: true }), ask({ say: 'b' })])
    assert.ok(endingWith('memory')((greedy as PromiseRejectedResult).reason))
    assert.deepEqual(next, { status: 'fulfilled', value: 'b' })
  })

  it('refuses waiting requests when stopped, and starts again on the next', async () => {
    const { ask } = bound(open())
    const waiting = [ask({ spin: true }), ask({ say: 'b' })].map((one) => one.catch((error) => error))
    await desk.stop()
    for (const error of await Promise.all(waiting)) assert.ok(endingWith('ended')(error))
    assert.equal(await ask({ say: 'c' }), 'c')
  })
})

const bound = (desk: Desk<Order, string>) => ({ ask: (order: Order) => desk.ask(order) })
