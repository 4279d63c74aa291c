import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { locks } from './locks.ts'

/**
 * Records that batches feed are changed by one transaction at a time of each client: a part of a batch, a person's edit,
 * a move. Who takes this lock first waits for the part under way, and the next part waits for it.
 */
export async function holdRecords(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.records}::integer, cliente_atual())`.execute(tx)
}

/** How often somebody besides the batches changed records of the current client. */
export async function editsSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    select numero from edicao where cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]?.numero ?? 0
}

/** Says that records were changed: what batches read ahead of their turn is read again. Only with the lock. */
export async function noteEdit(tx: Tx): Promise<void> {
  await sql`insert into edicao (cliente_id, numero) values (cliente_atual(), 1)
    on conflict (cliente_id) do update set numero = edicao.numero + 1`.execute(tx)
}
