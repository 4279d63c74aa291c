import type { Heartbeat } from './heartbeat.ts'

/** Consecutive checks without a beat before a thread counts as stuck. A single one may be our own pause. */
const looks = 8

/** Calls back once when a started thread shows no beat for `patience` milliseconds. */
export function watch(heartbeat: Heartbeat, patience: number, onStuck: () => void): { end: () => void } {
  let last = 0n
  let silent = 0
  const timer = setInterval(() => {
    const now = heartbeat.beats
    silent = now === last && now > 0n ? silent + 1 : 0
    last = now
    if (silent < looks) return
    clearInterval(timer)
    onStuck()
  }, patience / looks)
  timer.unref()
  return { end: () => clearInterval(timer) }
}
