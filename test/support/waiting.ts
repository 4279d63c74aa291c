import { sql } from 'kysely'
import type { World } from './world.ts'

/** Whether anybody in the database of a server waits for somebody else. */
export async function anybodyWaits({ context }: World): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(context.owner.kysely)
  return rows.length > 0
}
