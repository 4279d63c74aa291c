import { sql } from 'kysely'
import type { WebhookTargetState } from '../../../catalogue/machines/webhook-target.ts'
import type { Tx } from '../../store/database.ts'
import { leftBy, madeBy, pending } from './event-states.ts'
import { plan } from './state.ts'

/** An event being sent. */
export interface Sending {
  id: string
  sequencia: number
  lote: number
  carga: string
  tentativas: number
  /** Number of this sending; only the latest one may record an outcome. */
  envios: number
}

/** Events to send to a target now, with everything sending needs. */
export interface Claim {
  destinoId: number
  clienteId: number
  url: string
  segredo: Buffer
  segredoAnterior: Buffer | null
  falhas: number
  /** Why it is sent: normally, one by one after a pause, or to probe a paused target. */
  mode: 'usual' | 'drain' | 'probe'
  events: Sending[]
}

interface State extends Omit<Claim, 'mode' | 'events'> {
  situacao: WebhookTargetState
  motivo: string | null
  drenoAte: number
  early: boolean
}

/**
 * Takes due events of a target and marks them as being sent. The caller holds the target's lock, so an event
 * already marked was left by a dead process and is sent again with the same identifier.
 */
export async function claimEvents(tx: Tx, destinoId: number, most: number): Promise<Claim | undefined> {
  const state = await findState(tx, destinoId)
  if (!state || state.early || state.motivo === 'PEDIDO') return undefined
  const { situacao, drenoAte, motivo: _, early: __, ...target } = state
  if (situacao === 'Pausado') {
    const events = await take(tx, destinoId, sql`true`, sql`sondas, sequencia`, 1)
    return events.length > 0 ? { ...target, mode: 'probe', events } : undefined
  }
  if (situacao !== 'Ativo') return undefined
  if (drenoAte > 0) {
    const held = sql`sequencia <= ${drenoAte} and proxima_em <= now()`
    const events = await take(tx, destinoId, held, sql`sequencia`, 1)
    if (events.length > 0) return { ...target, mode: 'drain', events }
    await sql`update webhook_destino set dreno_ate = 0
      where cliente_id = (select cliente_atual()) and id = ${destinoId}`.execute(tx)
  }
  // After a failure only one event is sent at a time.
  const many = target.falhas > 0 ? 1 : most
  const events = await take(tx, destinoId, sql`proxima_em <= now()`, sql`proxima_em, sequencia`, many)
  return events.length > 0 ? { ...target, mode: 'usual', events } : undefined
}

async function findState(tx: Tx, id: number): Promise<State | undefined> {
  const found = await sql<State>`
    select id as "destinoId", cliente_id as "clienteId", url, segredo,
           case when anterior_ate > now() then segredo_anterior end as "segredoAnterior", falhas, situacao, motivo,
           dreno_ate as "drenoAte", nao_antes > now() as early
      from webhook_destino where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
  return found.rows[0]
}

type Part = ReturnType<typeof sql>

async function take(tx: Tx, destinoId: number, which: Part, order: Part, most: number): Promise<Sending[]> {
  const taken = await sql<Sending & { interrupted: boolean }>`
    with alvo as (
      select id, situacao from webhook_evento
       where cliente_id = (select cliente_atual()) and destino_id = ${destinoId} and situacao in ${pending} and ${which}
       order by ${order} limit ${most} for update skip locked)
    update webhook_evento e set situacao = ${madeBy('enviar')}, envios = envios + 1,
           diagnostico = case when alvo.situacao in ${leftBy('retomar')} then 'ENVIO_INTERROMPIDO' else e.diagnostico end from alvo
     where e.cliente_id = (select cliente_atual()) and e.id = alvo.id
    returning e.id, e.sequencia, e.lote_id as lote, e.carga, e.tentativas, e.envios,
              alvo.situacao in ${leftBy('retomar')} as interrupted`.execute(tx)
  const left = taken.rows.filter(({ interrupted }) => interrupted)
  if (left.length > 0) {
    await sql`insert into webhook_tentativa (cliente_id, destino_id, evento_id, inicio, duracao_ms, diagnostico)
      select cliente_atual(), ${destinoId}, id, now(), 0, 'ENVIO_INTERROMPIDO'
        from unnest(${left.map(({ id }) => id)}::uuid[]) id`.execute(tx)
  }
  return taken.rows.toSorted((a, b) => a.sequencia - b.sequencia)
}

/** Ends the work for a target and queues it for its next due event. */
export const putBack = (tx: Tx, destinoId: number): Promise<void> => plan(tx, destinoId)
