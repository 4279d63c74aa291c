import { answering } from '../../server/threads/answering.ts'

/** What the thread of a test does: answers at once, never, fails, or takes all the memory it can get. */
export type Order = { say: string } | { spin: true } | { fail: string; code?: string } | { hoard: true }

answering((order: Order): string => {
  if ('say' in order) return order.say
  if ('fail' in order) throw Object.assign(new Error(order.fail), { code: order.code })
  const kept: number[][] = []
  for (;;) if ('hoard' in order) kept.push(Array.from({ length: 100_000 }, Math.random))
})
