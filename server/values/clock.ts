import { setTimeout as wait } from 'node:timers/promises'

/** Time as a dependency: tests stand at midnight, and wait for nothing. */
export interface Clock {
  now(): Temporal.Instant
  pause(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Temporal.Now.instant(),
  pause: async (ms) => {
    if (ms > 0) await wait(ms)
  },
}
