const minute = 60
const hour = 3_600

/** Seconds before each retry. After the last one the event has failed. */
export const retries = [10, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour] as const

/** A target that has not taken anything for so long, in so many attempts, is paused and its events are held. */
export const pauseAfter = { failures: 5, seconds: hour } as const
/** One that fails again while it takes what was held is paused sooner. */
export const pauseInDrain = 3

const longestWait = 12 * hour

/**
 * Seconds to wait before the next attempt of an event; undefined when there is none. A target may ask for more time
 * than usual, not for less: short waits would use up the retries of an event while the target is down.
 */
export function retryDelay(attempts: number, retryAfter: number | undefined): number | undefined {
  const usual = retries[attempts - 1]
  if (usual === undefined) return undefined
  return Math.max(jittered(usual), Math.min(retryAfter ?? 0, longestWait))
}

/** Seconds in which nothing at all is sent to a target that failed so often in a row; one event may fail alone. */
export function holdDelay(failures: number, retryAfter: number | undefined): number {
  const own = Math.min(2 ** (failures - 1) - 1, minute)
  return retryAfter === undefined ? own : Math.min(Math.max(own, retryAfter), longestWait)
}

/** Seconds between two looks whether a paused target answers again: the first day often, then every hour. */
export const probeDelay = (secondsPaused: number): number =>
  jittered(secondsPaused < 24 * hour ? 10 * minute : hour)

/** Many events that failed together must not come back together. */
const jittered = (seconds: number) => seconds * (0.9 + Math.random() * 0.2)
