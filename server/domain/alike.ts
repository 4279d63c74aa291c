import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'
import { locks } from '../store/locks.ts'

/** Records of which no two may be alike are written by one transaction at a time of each client, so that guards see the others. */
export async function oneAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.alike}::integer, cliente_atual())`.execute(tx)
}
