import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'
import { locks } from '../store/locks.ts'

/** Takes a per-client advisory lock, so that uniqueness guards see the rows of concurrent transactions. */
export async function oneAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.alike}::integer, cliente_atual())`.execute(tx)
}
