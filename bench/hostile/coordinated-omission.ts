/**
 * The duration of a request, and of the requests that it delayed. Counting only sent requests would hide a
 * server that does not answer (coordinated omission).
 */
export function withMissed(ms: number, interval: number): number[] {
  const times = [ms]
  for (let waited = ms - interval; waited > 0; waited -= interval) times.push(waited)
  return times
}
