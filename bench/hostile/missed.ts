/**
 * The time of a request, and of those that were due while it kept its client waiting: who only counts the requests that
 * were sent would call a server quick that answers nothing.
 */
export function withMissed(ms: number, interval: number): number[] {
  const times = [ms]
  for (let waited = ms - interval; waited > 0; waited -= interval) times.push(waited)
  return times
}
