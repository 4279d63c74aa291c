import { sql } from 'kysely'
import type { resumoCausas } from '../../../catalogue/management/causa/resumo-causas.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'

/** With more records than this, persons are not counted: it would be too slow. */
export const counted = 10_000

/** Adds causes up; a person in several of them counts once. */
export const resume: Verb<typeof resumoCausas> = async (tx, _acting, { causas }) => {
  const ids = causas.map(({ id }) => id)
  const { rows } = await sql<{ registros: number; pessoas: number | null }>`
    with todas as (select coalesce(sum(registros), 0)::int as registros from causa
      where cliente_id = ${currentClient} and id = any(${ids}::bigint[]))
    select registros, case when registros <= ${counted} then (select count(distinct pessoa)::int from causa_registro
             where cliente_id = ${currentClient} and causa_id = any(${ids}::bigint[]) and decisao_id is null) end as pessoas
      from todas`.execute(tx)
  return rows[0]!
}
