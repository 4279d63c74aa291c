import { sql } from 'kysely'
import type { WebhookEventState } from '../../../catalogue/machines/webhook-event.ts'
import type { DiagnosisCode } from '../../../catalogue/webhook/diagnoses.ts'
import type { Tx } from '../../store/database.ts'
import { isUuid } from '../../values/uuid.ts'
import { leftBy } from './event-states.ts'

/** An event of a target. Moments are in the client's local time. */
export interface EventView {
  id: string
  sequencia: number
  lote: number
  idRetorno: string | null
  situacao: WebhookEventState
  tentativas: number
  inclusao: string
  entrega: string | null
  proxima: string | null
  diagnostico: DiagnosisCode | null
  carga: string
}

const eventColumns = sql`e.id, e.sequencia, e.lote_id as lote, e.id_retorno as "idRetorno", e.situacao, e.tentativas,
  momento_do_cliente(e.cliente_id, e.inclusao) as inclusao, momento_do_cliente(e.cliente_id, e.entregue_em) as entrega, e.diagnostico, e.carga,
  case when e.situacao in ${leftBy('enviar')} then momento_do_cliente(e.cliente_id, e.proxima_em) end as proxima`

/** Events of a target after a sequence number, in order. */
export async function eventsAfter(
  tx: Tx,
  destinoId: number,
  after: number,
  most: number,
): Promise<EventView[]> {
  const found = await sql<EventView>`
    select ${eventColumns} from webhook_evento e join cliente c using (cliente_id)
     where e.cliente_id = (select cliente_atual()) and e.destino_id = ${destinoId} and e.sequencia > ${after}
     order by e.sequencia limit ${most}`.execute(tx)
  return found.rows
}

/** Events of a target that failed or were cancelled since a moment, in order. */
export async function lostSince(
  tx: Tx,
  destinoId: number,
  since: string,
  most: number,
): Promise<EventView[]> {
  const found = await sql<EventView>`
    select ${eventColumns} from webhook_evento e join cliente c using (cliente_id)
     where e.cliente_id = (select cliente_atual()) and e.destino_id = ${destinoId} and e.situacao in ${leftBy('recuperar')}
       and e.inclusao >= ${since}::timestamptz order by e.sequencia limit ${most}`.execute(tx)
  return found.rows
}

/** A recorded attempt. */
export interface AttemptView {
  eventoId: string | null
  sequencia: number | null
  inicio: string
  duracaoMs: number
  status: number | null
  diagnostico: DiagnosisCode
  detalhe: string
  resposta: string
}

/** Attempts of a target, newest first; optionally of one event, or a single attempt. */
export async function attemptsOf(
  tx: Tx,
  destinoId: number,
  which: { id?: number | undefined; event?: string | undefined; failedOnly?: boolean },
  most: number,
): Promise<AttemptView[]> {
  const found = await sql<AttemptView>`
    select t.evento_id as "eventoId", e.sequencia, momento_do_cliente(t.cliente_id, t.inicio) as inicio, t.duracao_ms as "duracaoMs",
           t.status, t.diagnostico, t.detalhe, t.resposta
      from webhook_tentativa t join cliente c using (cliente_id)
      left join webhook_evento e on e.cliente_id = t.cliente_id and e.id = t.evento_id
     where t.cliente_id = (select cliente_atual()) and t.destino_id = ${destinoId}
       and (${which.event ?? null}::uuid is null or t.evento_id = ${which.event ?? null}::uuid)
       and (${which.id ?? null}::bigint is null or t.id = ${which.id ?? null}::bigint)
       and (not ${which.failedOnly ?? false} or t.diagnostico <> 'ENTREGUE')
     order by t.id desc limit ${most}`.execute(tx)
  return found.rows
}

/** The body sent to a target under an identifier. */
export async function findPayload(
  tx: Tx,
  destinoId: number,
  id: string,
): Promise<{ carga: string; lote: number } | undefined> {
  const found = await sql<{ carga: string; lote: number }>`
    select carga, lote_id as lote from webhook_evento
     where cliente_id = (select cliente_atual()) and destino_id = ${destinoId} and id = ${isUuid(id) ? id : null}::uuid`.execute(
    tx,
  )
  return found.rows[0]
}
