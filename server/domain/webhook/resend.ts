import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { leftBy, madeBy } from './event-states.ts'
import { callDispatchers, plan } from './state.ts'

/** Sends one event again, in any state; false if the target has no such event. */
export async function resendOne(tx: Tx, destinoId: number, id: string): Promise<boolean> {
  const found =
    await sql`update webhook_evento set situacao = ${madeBy('reenviar')}, tentativas = 0, proxima_em = now()
    where cliente_id = (select cliente_atual()) and destino_id = ${destinoId} and id = ${id}
      and situacao in ${leftBy('reenviar')}`.execute(tx)
  if ((found.numAffectedRows ?? 0n) === 0n) return isUnderWay(tx, destinoId, id)
  await plan(tx, destinoId)
  await callDispatchers(tx)
  return true
}

async function isUnderWay(tx: Tx, destinoId: number, id: string): Promise<boolean> {
  const found = await sql`select from webhook_evento
    where cliente_id = (select cliente_atual()) and destino_id = ${destinoId} and id = ${id}`.execute(tx)
  return found.rows.length > 0
}

/** Summary of lost events: those that failed or were cancelled. */
export interface Resending {
  total: number
  first: number | null
  last: number | null
}

/** Sends lost events since a moment again; a preview only counts them. */
export async function resendLost(
  tx: Tx,
  destinoId: number,
  since: string,
  preview: boolean,
): Promise<Resending> {
  const which = sql`cliente_id = (select cliente_atual()) and destino_id = ${destinoId} and situacao in ${leftBy('recuperar')}
    and inclusao >= ${since}::timestamptz`
  const found = await sql<Resending>`
    select count(*) as total, min(sequencia) as first, max(sequencia) as last from webhook_evento
     where ${which}`.execute(tx)
  if (preview || found.rows[0]!.total === 0) return found.rows[0]!
  // They are sent in order, one by one, like events after a pause.
  await sql`update webhook_destino set dreno_ate = greatest(dreno_ate, ${found.rows[0]!.last})
    where cliente_id = (select cliente_atual()) and id = ${destinoId}`.execute(tx)
  await sql`update webhook_evento set situacao = ${madeBy('recuperar')}, tentativas = 0, proxima_em = now()
    where ${which}`.execute(tx)
  await plan(tx, destinoId)
  await callDispatchers(tx)
  return found.rows[0]!
}
