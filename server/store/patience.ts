import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './connection.ts'

/** How a start waits for a database that is away. */
export interface Patience {
  /** Told before each pause. */
  onAway: (error: unknown) => void
  /** Ends the waiting. */
  signal: AbortSignal
  /** How long a name that nobody knows is taken for a server of names that is not up yet. */
  unknownName?: number
}

const shortestPause = 250
const longestPause = 5_000

/**
 * Does something that needs the database, again and again while the database is away. What waiting cannot heal,
 * such as a wrong password or a server that is too old, is thrown at once; without patience, everything is.
 */
export async function whileAway<T>(work: () => Promise<T>, patience: Patience | undefined): Promise<T> {
  if (!patience) return work()
  const { onAway, signal, unknownName = 30_000 } = patience
  const began = Date.now()
  for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const unknown = (error as { code?: string }).code === 'ENOTFOUND'
      if (!isUnavailable(error) || (unknown && Date.now() - began >= unknownName)) throw error
      onAway(error)
      await sleep(pause, undefined, { signal })
    }
  }
}
