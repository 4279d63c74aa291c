import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/**
 * Holds the projects that participations belong to, before the participations themselves: the order in which the end of a
 * project takes both.
 */
export async function holdProjectsOf(tx: Tx, participations: readonly number[]): Promise<void> {
  await sql`select from projeto_extensao p where p.cliente_id = ${currentClient} and p.id in (
      select projeto_extensao_id from participacao a
       where a.cliente_id = ${currentClient} and a.id = any(${participations}::bigint[]))
    order by p.id for no key update`.execute(tx)
}

/** The same of a project that somebody is going to take part in. */
export async function holdProject(tx: Tx, id: number): Promise<void> {
  await sql`select from projeto_extensao where cliente_id = ${currentClient} and id = ${id} for no key update`.execute(
    tx,
  )
}
