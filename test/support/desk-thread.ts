import { answering } from '../../server/threads/answering.ts'

/** Commands of the test thread: answer, loop forever, fail, or exhaust the memory. */
export type Order = { say: string } | { spin: true } | { fail: string; code?: string } | { hoard: true }

answering((order: Order): string => {
  if ('say' in order) return order.say
  if ('fail' in order) throw Object.assign(new Error(order.fail), { code: order.code })
  const kept: number[][] = []
  for (;;) if ('hoard' in order) kept.push(Array.from({ length: 100_000 }, Math.random))
})
