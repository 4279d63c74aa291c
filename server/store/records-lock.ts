import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { locks } from './locks.ts'

/**
 * Transaction-level advisory lock of a client: parts of batches, edits and moves of records that batches feed
 * run one at a time. An edit waits for the part under way, and the next part waits for the edit.
 */
export async function holdRecords(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.records}::integer, cliente_atual())`.execute(tx)
}

/** Number of edits of the current client's records outside batches. */
export async function editsSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    select numero from edicao where cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]?.numero ?? 0
}

/** Counts an edit, so that batches discard what they read ahead. Requires the lock. */
export async function noteEdit(tx: Tx): Promise<void> {
  await sql`insert into edicao (cliente_id, numero) values (cliente_atual(), 1)
    on conflict (cliente_id) do update set numero = edicao.numero + 1`.execute(tx)
}
