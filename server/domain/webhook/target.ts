import { sql } from 'kysely'
import { shownTargetStates, type WebhookTargetState } from '../../../catalogue/machines/webhook-target.ts'
import type { DiagnosisCode } from '../../../catalogue/webhook/diagnoses.ts'
import type { Tx } from '../../store/database.ts'
import { type Sealer, UnreadableSeal } from '../../store/sealing.ts'
import { pending } from './event-states.ts'
import { target } from './target-states.ts'

export type PauseReason = 'FALHAS' | 'PEDIDO' | 'HTTP_410'

/** A target of a client. Moments are in the client's local time. */
export interface Target {
  id: number
  url: string
  segredo: Buffer
  segredoAnterior: Buffer | null
  /** The previous secret after its expiry. */
  segredoVencido: Buffer | null
  anteriorAte: string | null
  eventos: string[]
  todosOsLotes: boolean
  situacao: WebhookTargetState
  motivo: PauseReason | null
  diagnostico: DiagnosisCode | null
  situacaoDesde: string
  sequencia: number
  falhas: number
  retidos: number
}

const shown = target.listed(shownTargetStates)

/** The client's targets, or the one with this address. */
export async function findTargets(tx: Tx, url?: string): Promise<Target[]> {
  const found = await sql<Target>`
    select d.id, d.url, d.segredo, case when d.anterior_ate > now() then d.segredo_anterior end as "segredoAnterior",
           case when d.anterior_ate <= now() then d.segredo_anterior end as "segredoVencido",
           case when d.anterior_ate > now() then momento_do_cliente(d.cliente_id, d.anterior_ate) end as "anteriorAte", d.eventos,
           d.todos_os_lotes as "todosOsLotes", d.situacao, d.motivo, d.diagnostico,
           momento_do_cliente(d.cliente_id, d.situacao_desde) as "situacaoDesde", d.sequencia, d.falhas,
           (select count(*) from webhook_evento e where e.cliente_id = d.cliente_id and e.destino_id = d.id
             and e.situacao in ${pending}) as retidos
      from webhook_destino d join cliente c using (cliente_id)
     where d.cliente_id = (select cliente_atual()) and d.situacao in ${shown}
       and (${url ?? null}::text is null or d.url = ${url ?? null}) order by d.id`.execute(tx)
  return found.rows
}

/** Secrets that sign now, the current one first; undefined if its key is missing. */
export function secretsOf(
  { segredo, segredoAnterior }: Pick<Target, 'segredo' | 'segredoAnterior'>,
  sealer: Sealer,
): string[] | undefined {
  const [current, former] = [segredo, segredoAnterior].map((sealed) => sealed && opened(sealed, sealer))
  if (!current) return undefined
  return former ? [current, former] : [current]
}

/** A decrypted secret; undefined if its key is missing. */
export function opened(sealed: Buffer, sealer: Sealer): string | undefined {
  const secret = sealer.tryOpen(sealed)
  return secret instanceof UnreadableSeal ? undefined : secret.toString()
}
