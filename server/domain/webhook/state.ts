import { sql } from 'kysely'
import { toldTargetStates } from '../../../catalogue/machines/webhook-target.ts'
import type { DiagnosisCode } from '../../../catalogue/webhook/diagnoses.ts'
import type { Tx } from '../../store/database.ts'
import { webhookChannel } from './announce.ts'
import { leftBy, madeBy, pending } from './event-states.ts'
import { target } from './target-states.ts'

/**
 * State changes of a target. Lock order, to avoid deadlocks: target row, its events, its queue entry; writers
 * of events use the same order.
 */

const told = target.listed(toldTargetStates)

/** Pauses a target on request; its events are held. */
export async function hold(tx: Tx, id: number): Promise<void> {
  await sql`update webhook_destino set situacao = ${target.madeBy('pausar')}, motivo = 'PEDIDO', diagnostico = null,
      situacao_desde = now(), nao_antes = 'infinity', atualizacao = now()
    where cliente_id = (select cliente_atual()) and id = ${id} and situacao in ${target.leftBy('pausar')}`.execute(
    tx,
  )
  await plan(tx, id)
}

/** Pauses a target after long failure; it is only probed from time to time. */
export async function pause(tx: Tx, id: number, why: DiagnosisCode, probeIn: number): Promise<void> {
  await sql`update webhook_destino set situacao = ${target.madeBy('suspender')}, motivo = 'FALHAS', diagnostico = ${why},
      situacao_desde = now(), nao_antes = now() + ${probeIn} * interval '1 second', dreno_ate = 0, atualizacao = now()
    where cliente_id = (select cliente_atual()) and id = ${id}
      and situacao in ${target.leftBy('suspender')}`.execute(tx)
}

/** Resumes a target and sends held events in order. */
export async function release(tx: Tx, id: number): Promise<void> {
  await sql`update webhook_destino set situacao = ${target.madeBy('retomar')}, motivo = null, diagnostico = null, situacao_desde = now(),
      falhas = 0, falhas_desde = null, nao_antes = '-infinity', dreno_ate = sequencia, atualizacao = now()
    where cliente_id = (select cliente_atual()) and id = ${id} and situacao in ${target.leftBy('retomar')}`.execute(
    tx,
  )
  await sql`update webhook_evento set proxima_em = now()
    where cliente_id = (select cliente_atual()) and destino_id = ${id} and situacao in ${pending} and proxima_em > now()`.execute(
    tx,
  )
  await plan(tx, id)
  await callDispatchers(tx)
}

/** Deactivates a target and cancels its pending events. */
export async function deactivate(tx: Tx, id: number, move: 'desativar' | 'remover'): Promise<void> {
  const [why, diagnosis] = move === 'desativar' ? ['HTTP_410', 'DESTINO_EXTINTO'] : [null, null]
  await sql`update webhook_destino set situacao = ${target.madeBy(move)}, motivo = ${why},
      diagnostico = ${diagnosis}, situacao_desde = now(), atualizacao = now()
    where cliente_id = (select cliente_atual()) and id = ${id} and situacao in ${target.leftBy(move)}`.execute(
    tx,
  )
  await sql`update webhook_evento set situacao = ${madeBy('cancelar')}
    where cliente_id = (select cliente_atual()) and destino_id = ${id} and situacao in ${leftBy('cancelar')}`.execute(
    tx,
  )
  await sql`delete from fila_webhook where destino_id = ${id}`.execute(tx)
}

/** Queues the target for its next due event, or removes its entry if none is pending. */
export async function plan(tx: Tx, id: number): Promise<void> {
  // The lock waits for concurrent writers of events, so that theirs are seen.
  await sql`select from fila_webhook where destino_id = ${id} for update`.execute(tx)
  await sql`
    with devido as (
      select d.id, d.cliente_id, d.falhas,
             greatest(d.nao_antes, case when d.situacao in ${target.listed(['Ativo'])} then e.proxima_em else now() end) as pronto
        from webhook_destino d cross join lateral (
          select proxima_em from webhook_evento where cliente_id = d.cliente_id and destino_id = d.id
             and situacao in ${pending} order by proxima_em limit 1) e
       where d.cliente_id = (select cliente_atual()) and d.id = ${id} and d.situacao in ${told}),
    fora as (delete from fila_webhook where destino_id = ${id} and not exists (select from devido))
    insert into fila_webhook (destino_id, cliente_id, pronto_em, aflito, falhas)
    select id, cliente_id, pronto, falhas > 0, falhas from devido
    on conflict (destino_id) do update
       set pronto_em = excluded.pronto_em, aflito = excluded.aflito, falhas = excluded.falhas`.execute(tx)
}

/** Wakes the dispatchers. */
export async function callDispatchers(tx: Tx): Promise<void> {
  await sql`select pg_notify(${webhookChannel}, '')`.execute(tx)
}
