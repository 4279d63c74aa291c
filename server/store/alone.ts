import type pg from 'pg'
import type { Database } from './database.ts'

type Key = readonly [number, number]

/**
 * Does what one process at a time does; nothing where another is at it. The lock is the connection's: when a process dies
 * it is gone at once, and whoever comes next goes on with what was left half done.
 */
export async function alone<T>(db: Database, key: Key, work: () => Promise<T>): Promise<T | undefined> {
  const holder = await db.connect()
  let mayHold = true
  try {
    const { rows } = await holder.query('select pg_try_advisory_lock($1, $2) as mine', [...key])
    mayHold = rows[0].mine
    return mayHold ? await work() : undefined
  } finally {
    // However it ended: whoever comes next need not wait until the connection is gone.
    if (mayHold && (await unlock(holder, key))) mayHold = false
    // A connection that may still hold the lock is not given back.
    holder.release(mayHold)
  }
}

/** Whether it could. */
async function unlock(holder: pg.PoolClient, key: Key): Promise<boolean> {
  return holder.query('select pg_advisory_unlock($1, $2)', [...key]).then(
    () => true,
    () => false,
  )
}
