import { sql } from 'kysely'
import type { World } from './world.ts'

/** Whether a session in the database waits for a lock of another. */
export async function hasLockWaits({ context }: World): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(context.owner.kysely)
  return rows.length > 0
}
