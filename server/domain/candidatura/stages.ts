import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'

/** Stages of a selection, as the client named them, in order. */
export async function stagesOf(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ etapas: string[] }>`
    select etapas_candidatura as etapas from cliente where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]!.etapas
}

/** Records the stage that applications have reached. */
export const noteStages: Consequence = async (tx, applications) => {
  await sql`insert into candidatura_etapa (cliente_id, candidatura_id, etapa)
    select cliente_id, id, etapa from candidatura
     where cliente_id = ${currentClient} and id = any(${idsOf(applications)}::bigint[]) order by id`.execute(
    tx,
  )
}
