import type { Severity } from '../severities.ts'

/** End of a batch as sent to an endpoint, for one ID_RETORNO. */
export interface ToldEvent {
  id: string
  sequence: number
  moment: string
  client: string
  label: string | null
  batch: { id: number; operation: string; state: string; simulated: boolean }
  /** Sent again after the last waiting record was decided. */
  complement: boolean
  totals: { received: number; accepted: number; refused: number; waiting: number; unreached: number }
  /** SHA-256 of the outcomes. */
  digest: string
  occurrences: readonly ToldOccurrence[]
  /** Whether some occurrences were left out. */
  cut: boolean
}

export interface ToldOccurrence {
  sequence: number
  key: string
  field: string
  code: string
  severity: Severity
  message: string
}

const letter = (yes: boolean) => (yes ? 'S' : 'N')

/** Body of an event without its link. */
export const eventBody = ({ batch, totals, ...event }: ToldEvent): string =>
  JSON.stringify({
    ID_EVENTO: event.id,
    EVENTO: 'lote.processado',
    SEQUENCIA: event.sequence,
    DATA: event.moment,
    CLIENTE: event.client,
    ID_RETORNO: event.label ?? '',
    LOTE: batch.id,
    OPERACAO: batch.operation,
    SITUACAO: batch.state,
    SIMULACAO: letter(batch.simulated),
    COMPLEMENTO: letter(event.complement),
    TOTAL_RECEBIDOS: totals.received,
    TOTAL_ACEITOS: totals.accepted,
    TOTAL_RECUSADOS: totals.refused,
    TOTAL_AGUARDANDO: totals.waiting,
    TOTAL_NAO_PROCESSADOS: totals.unreached,
    RESUMO_SHA256: event.digest,
    OCORRENCIAS: event.occurrences.map((occurrence) => ({
      SEQUENCIA: occurrence.sequence,
      CHAVE: occurrence.key,
      CAMPO: occurrence.field,
      CODIGO: occurrence.code,
      GRAVIDADE: occurrence.severity,
      MENSAGEM: occurrence.message,
    })),
    OCORRENCIAS_CORTADAS: letter(event.cut),
  })

/** Body as sent. The public address is known only then. */
export const withLink = (body: string, link: string): string =>
  `${body.slice(0, -1)},"LINK":${JSON.stringify(link)}}`

export const testBody = (event: { id: string; moment: string; client: string }): string =>
  JSON.stringify({
    ID_EVENTO: event.id,
    EVENTO: 'webhook.teste',
    DATA: event.moment,
    CLIENTE: event.client,
  })
