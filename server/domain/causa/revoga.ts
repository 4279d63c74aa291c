import { sql } from 'kysely'
import type { revogaDecisao } from '../../../catalogue/management/causa/pares.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { holdRecords } from '../../store/records-lock.ts'
import type { Verb } from '../verb.ts'

/** Takes a decision back and reopens the records that stand under it. The lock excludes batches. */
export const revoga: Verb<typeof revogaDecisao> = async (tx, _acting, { decisao }) => {
  await holdRecords(tx)
  const { numUpdatedRows } = await tx
    .updateTable('causa_decisao')
    .set({
      revogada_em: now,
      revogada_por: sql`current_setting('vinculo.usuario')`,
      versao: sql`versao + 1`,
    })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', decisao)
    .where('revogada_em', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('REGISTRO_INEXISTENTE')
  const { rows } = await sql<{ reabertos: number }>`
    with abertos as (
      update causa_registro set decisao_id = null
       where cliente_id = ${currentClient} and decisao_id = ${decisao} returning causa_id),
    mais as (select causa_id, count(*)::int as n from abertos group by causa_id),
    causas as (
      update causa c set registros = c.registros + n, decididos = c.decididos - n, versao = c.versao + 1,
             resolvida_em = null, resolvida_por = null, motivo = null
        from mais where c.cliente_id = ${currentClient} and c.id = mais.causa_id)
    select coalesce(sum(n), 0)::int as reabertos from mais`.execute(tx)
  return { reabertos: rows[0]!.reabertos }
}
