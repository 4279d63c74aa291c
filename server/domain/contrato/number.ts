import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'

/**
 * Takes a per-client advisory lock for numbering contracts and counting them against limits: concurrent
 * transactions would each see the same free number or slot. Taken before any row lock.
 */
export async function holdContracts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.contracts}::integer, cliente_atual())`.execute(tx)
}

/** The next contract numbers. Numbers of a rolled back transaction are used again. */
export async function nextNumbers(tx: Tx, count: number): Promise<number[]> {
  await holdContracts(tx)
  return freeNumbers(tx, count)
}

/** Unused contract numbers. The caller has taken the lock. */
export async function freeNumbers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(numero), 0) as last from contrato where cliente_id = ${currentClient}`.execute(tx)
  return Array.from({ length: count }, (_, at) => rows[0]!.last + 1 + at)
}
