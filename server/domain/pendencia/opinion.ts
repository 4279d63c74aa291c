import { sql } from 'kysely'
import { comParecerConcedente, soEntrega } from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Whose opinion a delivery needs first; kinds without any are complete on delivery. */
export type Opinion = 'concedente' | 'professor' | 'nenhuma'

export async function opinionsOn(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Opinion>> {
  const { rows } = await sql<{ id: number; opinion: Opinion }>`
    select p.id, case when p.tipo = any(${soEntrega}::text[]) then 'nenhuma'
        when k.modalidade = 'estagio' and p.tipo = any(${comParecerConcedente}::text[]) then 'concedente'
        else 'professor' end as opinion
      from pendencia p left join contrato k on k.cliente_id = p.cliente_id and k.id = p.contrato_id
     where p.cliente_id = ${currentClient} and p.id = any(${ids}::bigint[]) order by p.id`.execute(tx)
  return new Map(rows.map(({ id, opinion }) => [id, opinion]))
}
