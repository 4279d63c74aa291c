import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/**
 * Locks projects before their participations, in the same order as the end of a project, to avoid deadlocks.
 */
export async function holdProjectsOf(tx: Tx, participations: readonly number[]): Promise<void> {
  await sql`select from projeto_extensao p where p.cliente_id = ${currentClient} and p.id in (
      select projeto_extensao_id from participacao a
       where a.cliente_id = ${currentClient} and a.id = any(${participations}::bigint[]))
    order by p.id for no key update`.execute(tx)
}

/** Locks the project of a new participation. */
export async function holdProject(tx: Tx, id: number): Promise<void> {
  await sql`select from projeto_extensao where cliente_id = ${currentClient} and id = ${id} for no key update`.execute(
    tx,
  )
}
