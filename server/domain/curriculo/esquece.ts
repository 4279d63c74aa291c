import { sql } from 'kysely'
import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

const [underWay] = candidaturaMachine.initial

/** Erases personal data from résumés, their applications and the audit entries of both. */
export async function forget(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select esquecer_curriculos(${ids}::bigint[])`.execute(tx)
}

/**
 * Résumés past retention or without consent, at most `most`. Applications still open keep theirs until they
 * end.
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
