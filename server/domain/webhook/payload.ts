import type { Severity } from '../../../catalogue/severities.ts'
import { eventBody, testBody } from '../../../catalogue/wire/webhook-event.ts'
import { withoutCpf } from '../../values/mask.ts'
import type { Tally } from './outcomes.ts'

/** Most occurrences in a body; its link leads to the rest. */
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

/** Batch data in its events. */
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
  /** Occurrences of this ID_RETORNO, most severe first; one more than the limit if there are more. */
  occurrences: readonly Told[]
  complement: boolean
}

/** The body of an event without its link. It contains no values of records. */
export function payloadOf(batch: ToldBatch, { tally, occurrences, ...event }: Event): string {
  const { id, operacao: operation, situacao: state, simulado: simulated } = batch
  return eventBody({
    ...event,
    moment: momentIn(batch.fuso),
    client: batch.codigo,
    batch: { id, operation, state, simulated },
    totals: tally,
    occurrences: occurrences.slice(0, mostOccurrences).map(toldOf),
    cut: occurrences.length > mostOccurrences,
  })
}

function toldOf({ sequencia, chave, campo, codigo, gravidade, mensagem }: Told) {
  const message = withoutCpf(mensagem)
  return {
    sequence: sequencia,
    key: withoutCpf(chave ?? ''),
    field: campo ?? '',
    code: codigo,
    severity: gravidade,
    message: message.length > longestMessage ? `${message.slice(0, longestMessage - 1)}…` : message,
  }
}

/** The body of a test event. */
export const testPayload = (id: string, client: string, fuso: string): string =>
  testBody({ id, moment: momentIn(fuso), client })

const momentIn = (zone: string) =>
  Temporal.Now.zonedDateTimeISO(zone).toString({ smallestUnit: 'second', timeZoneName: 'never' })
