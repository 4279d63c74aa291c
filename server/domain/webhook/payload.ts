import type { Severity } from '../../../catalogue/severities.ts'
import { eventBody, testBody } from '../../../catalogue/wire/webhook-event.ts'
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

/** The body of an event, but for its link. It carries no value of a record. */
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

/** The body of a test. */
export const testPayload = (id: string, client: string, fuso: string): string =>
  testBody({ id, moment: momentIn(fuso), client })

const momentIn = (zone: string) =>
  Temporal.Now.zonedDateTimeISO(zone).toString({ smallestUnit: 'second', timeZoneName: 'never' })
