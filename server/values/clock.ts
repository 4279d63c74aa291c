import { setTimeout as wait } from 'node:timers/promises'

/** Injected time, so that tests set the date and do not wait. */
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
