import type { Severity } from '../../../catalogue/occurrences.ts'
import { withoutCpf } from '../../values/mask.ts'
import type { Tally } from './outcomes.ts'

/** Occurrences that a body carries at most; the rest is behind its link. */
export const mostOccurrences = 100
const longestMessage = 255

export interface Told {
  sequencia: number
  chave: string | null
  campo: string | null
  codigo: string
  gravidade: Severity
  mensagem: string
}

/** A batch as its events tell it. */
export interface ToldBatch {
  id: number
  operacao: string
  situacao: string
  simulado: boolean
  codigo: string
  fuso: string
}

interface Event {
  id: string
  sequence: number
  label: string | null
  digest: string
  tally: Tally
  /** Those of this ID_RETORNO, the gravest first; one more than are told when there are more. */
  occurrences: readonly Told[]
  complement: boolean
}

const letter = (yes: boolean) => (yes ? 'S' : 'N')

/** The body of an event, but for its link. It carries no value of a record. */
export function payloadOf(batch: ToldBatch, event: Event): string {
  const { tally, occurrences } = event
  return JSON.stringify({
    ID_EVENTO: event.id,
    EVENTO: 'lote.processado',
    SEQUENCIA: event.sequence,
    DATA: momentIn(batch.fuso),
    CLIENTE: batch.codigo,
    ID_RETORNO: event.label ?? '',
    LOTE: batch.id,
    OPERACAO: batch.operacao,
    SITUACAO: batch.situacao,
    SIMULACAO: letter(batch.simulado),
    COMPLEMENTO: letter(event.complement),
    TOTAL_RECEBIDOS: tally.received,
    TOTAL_ACEITOS: tally.accepted,
    TOTAL_RECUSADOS: tally.refused,
    TOTAL_AGUARDANDO: tally.waiting,
    TOTAL_NAO_PROCESSADOS: tally.unreached,
    RESUMO_SHA256: event.digest,
    OCORRENCIAS: occurrences.slice(0, mostOccurrences).map(occurrenceOf),
    OCORRENCIAS_CORTADAS: letter(occurrences.length > mostOccurrences),
  })
}

function occurrenceOf({ sequencia, chave, campo, codigo, gravidade, mensagem }: Told) {
  const message = withoutCpf(mensagem)
  return {
    SEQUENCIA: sequencia,
    CHAVE: withoutCpf(chave ?? ''),
    CAMPO: campo ?? '',
    CODIGO: codigo,
    GRAVIDADE: gravidade,
    MENSAGEM: message.length > longestMessage ? `${message.slice(0, longestMessage - 1)}…` : message,
  }
}

/** The body as it is sent. Where this installation answers is known only now. */
export const withLink = (payload: string, link: string): string =>
  `${payload.slice(0, -1)},"LINK":${JSON.stringify(link)}}`

/** The body of a test. */
export const testPayload = (id: string, codigo: string, fuso: string): string =>
  JSON.stringify({ ID_EVENTO: id, EVENTO: 'webhook.teste', DATA: momentIn(fuso), CLIENTE: codigo })

const momentIn = (zone: string) =>
  Temporal.Now.zonedDateTimeISO(zone).toString({ smallestUnit: 'second', timeZoneName: 'never' })
