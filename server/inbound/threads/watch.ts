import type { Pulse } from './pulse.ts'

/** Looks without a beat in a row until a thread counts as stuck: one alone may be our own pause. */
const looks = 8

/** Calls back, once, when a thread that has begun to beat shows no beat for so many milliseconds. */
export function watch(pulse: Pulse, patience: number, onStuck: () => void): { end: () => void } {
  let last = 0n
  let silent = 0
  const timer = setInterval(() => {
    const now = pulse.beats
    silent = now === last && now > 0n ? silent + 1 : 0
    last = now
    if (silent < looks) return
    clearInterval(timer)
    onStuck()
  }, patience / looks)
  timer.unref()
  return { end: () => clearInterval(timer) }
}
