import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'

/**
 * Lets nobody else number contracts of the client, or count them against a limit, before this transaction ends: two at once
 * would each see one place left. Taken before any row.
 */
export async function holdContracts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.contracts}::integer, cliente_atual())`.execute(tx)
}

/** The next numbers for contracts of the client, so many of them; those of a transaction that is taken back come again. */
export async function nextNumbers(tx: Tx, count: number): Promise<number[]> {
  await holdContracts(tx)
  return freeNumbers(tx, count)
}

/** Numbers that no contract has now. Whoever gives them holds the contracts already. */
export async function freeNumbers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(numero), 0) as last from contrato where cliente_id = ${currentClient}`.execute(tx)
  return Array.from({ length: count }, (_, at) => rows[0]!.last + 1 + at)
}
