const minute = 60
const hour = 3_600

/** Seconds before each retry; after the last one the message is undeliverable. */
export const retries = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
] as const

/** Seconds until a message whose link cannot be decrypted is tried again; its key may be back. */
export const unreadablePause = 10 * minute

/** Seconds to pause after a mail server was unreachable, by failures in a row. */
export const awayPause = (failures: number): number => Math.min(15 * minute, 15 * 2 ** Math.min(failures, 10))

/** What became of an attempt. `unreadable`: the link could not be decrypted and nothing was sent. */
export type Attempt = 'taken' | 'refused' | 'later' | 'away' | 'unreadable'
