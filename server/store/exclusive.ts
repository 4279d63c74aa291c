import type pg from 'pg'
import type { Database } from './database.ts'

type Key = readonly [number, number]

/**
 * Runs work under a session-level advisory lock; returns undefined when another process holds it. PostgreSQL
 * releases the lock when the process dies, and the next holder continues the work.
 */
export async function tryExclusively<T>(
  db: Database,
  key: Key,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = await db.connect()
  let mayHold = true
  try {
    const { rows } = await holder.query('select pg_try_advisory_lock($1, $2) as mine', [...key])
    mayHold = rows[0].mine
    return mayHold ? await work() : undefined
  } finally {
    // Unlocks after success and failure, so that the next holder need not wait for the connection to close.
    if (mayHold && (await unlock(holder, key))) mayHold = false
    // A connection that may still hold the lock is closed instead of returned to the pool.
    holder.release(mayHold)
  }
}

/** Returns whether the unlock succeeded. */
async function unlock(holder: pg.PoolClient, key: Key): Promise<boolean> {
  return holder.query('select pg_advisory_unlock($1, $2)', [...key]).then(
    () => true,
    () => false,
  )
}
