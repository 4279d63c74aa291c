import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './connection.ts'

/** How a start waits for a database that is down. */
export interface RetryOptions {
  /** Called before each pause. */
  onUnavailable: (error: unknown) => void
  /** Ends the wait. */
  signal: AbortSignal
  /** Milliseconds for which an unknown host name is retried, because the name server may be starting too. */
  unknownName?: number
}

const shortestPause = 250
const longestPause = 5_000

/**
 * Retries with backoff while the database is down. Permanent errors, such as a wrong password, are thrown at
 * once; without `retry`, every error is.
 */
export async function untilAvailable<T>(work: () => Promise<T>, retry: RetryOptions | undefined): Promise<T> {
  if (!retry) return work()
  const { onUnavailable, signal, unknownName = 30_000 } = retry
  const began = Date.now()
  for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const unknown = (error as { code?: string }).code === 'ENOTFOUND'
      if (!isUnavailable(error) || (unknown && Date.now() - began >= unknownName)) throw error
      onUnavailable(error)
      await sleep(pause, undefined, { signal })
    }
  }
}
