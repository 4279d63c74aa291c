import { sql } from 'kysely'
import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

const [underWay] = candidaturaMachine.initial

/** Takes what tells of a person out of résumés, of what was written with them, and of what the trail says of both. */
export async function forget(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select esquecer_curriculos(${ids}::bigint[])`.execute(tx)
}

/**
 * Résumés that may not be kept any longer, up to so many: nobody selects with them, and their time is over or was never
 * given. What is under way ends first.
 */
export async function overdue(tx: Tx, today: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from curriculo c join cliente k on k.cliente_id = c.cliente_id
     where c.cliente_id = ${currentClient} and c.anonimizacao is null
       and (c.consentimento is null or c.revogacao is not null
         or c.consentimento + k.guarda_curriculos_meses * interval '1 month' <= ${today}::date)
       and not exists (select from candidatura a where a.cliente_id = c.cliente_id and a.curriculo_id = c.id
         and a.situacao = ${underWay})
     order by c.id limit ${most} for update of c skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}
