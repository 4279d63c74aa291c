import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Locks proposals against moves while contracts are created from them. */
export async function holdProposals(tx: Tx, ids: readonly (number | null | undefined)[]): Promise<void> {
  const named = ids.filter((id) => id != null)
  if (named.length === 0) return
  await sql`select from proposta where cliente_id = ${currentClient} and id = any(${named}::bigint[])
    order by id for share`.execute(tx)
}
