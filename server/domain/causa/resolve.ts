import { sql } from 'kysely'
import type { resolveCausa } from '../../../catalogue/management/causa/resolve-causa.ts'
import { Refusal } from '../../refusal.ts'
import { holdRecords } from '../../store/records-lock.ts'
import type { Verb } from '../verb.ts'

/**
 * Removes all or some open records from a cause and stores the reason once none is left. The lock excludes
 * batches, which write the same rows.
 */
export const resolve: Verb<typeof resolveCausa> = async (tx, _acting, { registros, motivo, afetados }) => {
  await holdRecords(tx)
  const ids = afetados?.map(({ id }) => id) ?? null
  let resolvidos = 0
  for (const { id } of registros) {
    const { rows } = await sql<{ resolvidos: number }>`
      with fora as (
        delete from causa_registro where cliente_id = (select cliente_atual()) and causa_id = ${id}
           and decisao_id is null
           and (${ids}::bigint[] is null or id = any(${ids})) returning id),
      quantos as (select count(*)::int as n from fora)
      update causa c set registros = c.registros - n, versao = c.versao + 1,
             resolvida_em = case when c.registros = n then now() else c.resolvida_em end,
             resolvida_por = case when c.registros = n then current_setting('vinculo.usuario') else c.resolvida_por end,
             motivo = case when c.registros = n then ${motivo} else c.motivo end
        from quantos where c.cliente_id = (select cliente_atual()) and c.id = ${id}
      returning n as resolvidos`.execute(tx)
    if (!rows[0] || (ids && rows[0].resolvidos < new Set(ids).size)) throw new Refusal('REGISTRO_INEXISTENTE')
    resolvidos += rows[0].resolvidos
  }
  return { resolvidos }
}
