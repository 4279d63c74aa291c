const minute = 60
const hour = 3_600

/** Seconds before each retry; after the last one the event has failed. */
export const retries = [10, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour] as const

/** A target that failed for this long, in this many attempts, is paused and its events are held. */
export const pauseAfter = { failures: 5, seconds: hour } as const
/** Failures that pause a target sooner while it receives held events. */
export const pauseInDrain = 3

const longestWait = 12 * hour

/**
 * Seconds before the next attempt of an event; undefined after the last. A target may ask for a longer wait,
 * not a shorter one, which would use up the retries while it is down.
 */
export function retryDelay(attempts: number, retryAfter: number | undefined): number | undefined {
  const usual = retries[attempts - 1]
  if (usual === undefined) return undefined
  return Math.max(jittered(usual), Math.min(retryAfter ?? 0, longestWait))
}

/**
 * Seconds without any sending to a target, by failures in a row. A single failure causes none, because it may
 * be due to the event.
 */
export function holdDelay(failures: number, retryAfter: number | undefined): number {
  const own = Math.min(2 ** (failures - 1) - 1, minute)
  return retryAfter === undefined ? own : Math.min(Math.max(own, retryAfter), longestWait)
}

/** Seconds between probes of a paused target: more often on the first day. */
export const probeDelay = (secondsPaused: number): number =>
  jittered(secondsPaused < 24 * hour ? 10 * minute : hour)

/** Jitter, so that events that failed together are not retried together. */
const jittered = (seconds: number) => seconds * (0.9 + Math.random() * 0.2)
