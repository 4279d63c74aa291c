import { sql } from 'kysely'
import { failingAfter } from '../../../catalogue/health.ts'
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
  /** Active, but the last attempts failed. `situacaoDesde` is then the first failure. */
  falhando: boolean
  /** Diagnosis of the last failed attempt while there are failures in a row. */
  ultimaFalha: DiagnosisCode | null
  /** When the next attempt is due, while there are failures in a row. */
  proxima: string | null
  retidos: number
}

const shown = target.listed(shownTargetStates)

// Diagnoses of attempts that did not fail.
const neutral: readonly DiagnosisCode[] = ['ENTREGUE', 'ENVIO_INTERROMPIDO']

/** Whether a target is shown as failing, for SQL over an alias `d`. */
export const isFailing = sql<boolean>`(d.situacao in ${target.listed(['Ativo'])} and d.falhas >= ${sql.lit(failingAfter)})`

/** The client's targets, or the one with this address. */
export async function findTargets(tx: Tx, url?: string): Promise<Target[]> {
  const found = await sql<Target>`
    select d.id, d.url, d.segredo, case when d.anterior_ate > now() then d.segredo_anterior end as "segredoAnterior",
           case when d.anterior_ate <= now() then d.segredo_anterior end as "segredoVencido",
           case when d.anterior_ate > now() then momento_do_cliente(d.cliente_id, d.anterior_ate) end as "anteriorAte", d.eventos,
           d.todos_os_lotes as "todosOsLotes", d.situacao, d.motivo, d.diagnostico,
           momento_do_cliente(d.cliente_id, case when ${isFailing} then d.falhas_desde else d.situacao_desde end)
             as "situacaoDesde", d.sequencia, d.falhas, ${isFailing} as falhando, u.diagnostico as "ultimaFalha",
           case when d.falhas > 0 and f.pronto_em < 'infinity' then momento_do_cliente(d.cliente_id, f.pronto_em) end as proxima,
           (select count(*) from webhook_evento e where e.cliente_id = d.cliente_id and e.destino_id = d.id
             and e.situacao in ${pending}) as retidos
      from webhook_destino d
      left join fila_webhook f on f.destino_id = d.id
      left join lateral (
        select diagnostico from webhook_tentativa t
         where t.cliente_id = d.cliente_id and t.destino_id = d.id and t.diagnostico <> all(${[...neutral]})
         order by t.id desc limit 1) u on d.falhas > 0
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
