import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { Connection } from '../../../client/connection.ts'
import { sendRecords } from '../../../client/send.ts'
import type { UnknownField } from '../lotes/UnknownFields.tsx'
import type { Rec, Refused } from './rows.ts'

export interface Progress {
  done: number
  accepted: number
  refused: readonly Refused[]
  refusedCount: number
  waiting: number
  lotes: readonly SentIn[]
  unknown: readonly UnknownField[]
}

/** A batch of the file. `repeated` if it already existed under the same idempotency key. */
export interface SentIn {
  lote: number
  repeated: boolean
  refused: number
}

export const nothingYet: Progress = {
  done: 0,
  accepted: 0,
  refused: [],
  refusedCount: 0,
  waiting: 0,
  lotes: [],
  unknown: [],
}

/** Further reasons are only counted; the page of the batch lists them. */
const mostReasons = 10_000
const recordsOfBatch = 2_000

export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Sent {
  connection: Connection
  operation: InboundOperation
  records: readonly Rec[]
  simulate: boolean
  label: string
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/**
 * Sends records in slices. The idempotency key of a slice is derived from its content, so that sending the
 * same file again on the same day creates no second batch.
 */
export async function send({ connection, operation, records, simulate, label, signal, onProgress }: Sent) {
  const run = simulate ? crypto.randomUUID() : await digestOf(label + JSON.stringify(records))
  let progress = nothingYet
  const sending = sendRecords(connection, operation, records as never, {
    simulate,
    label,
    signal,
    records: recordsOfBatch,
    keyOf: ({ first, texts }) => `importar-${run.slice(0, 40)}-${first}-${texts.length}`,
  })
  for await (const { first, records: sent, lote, repetido, batch, outcomes } of sending) {
    const reasons: Refused[] = []
    if ((batch.TOTAL_RECUSADOS ?? 0) > 0 && progress.refused.length < mostReasons) {
      for await (const { SEQUENCIA, OCORRENCIAS } of outcomes({ RESULTADO: 'R' })) {
        const row = first + (SEQUENCIA ?? 1) - 1
        for (const { GRAVIDADE, CAMPO, MENSAGEM } of OCORRENCIAS)
          if (GRAVIDADE === 'Erro') reasons.push({ row, field: CAMPO, message: MENSAGEM })
      }
    }
    const refusedHere = batch.TOTAL_RECUSADOS ?? 0
    progress = {
      done: progress.done + sent.length,
      accepted: progress.accepted + sent.length - refusedHere,
      refused: [...progress.refused, ...reasons],
      refusedCount: progress.refusedCount + refusedHere,
      waiting: progress.waiting + (batch.TOTAL_AGUARDANDO ?? 0),
      lotes: [...progress.lotes, { lote, repeated: repetido, refused: refusedHere }],
      unknown: together(progress.unknown, batch.CAMPOS_DESCONHECIDOS),
    }
    onProgress(progress)
  }
}

/** Adds up the records that bring each name. */
function together(before: readonly UnknownField[], found: readonly UnknownField[]): UnknownField[] {
  const all = new Map(before.map((one) => [one.CAMPO, one]))
  for (const one of found) {
    const REGISTROS = (all.get(one.CAMPO)?.REGISTROS ?? 0) + (one.REGISTROS ?? 0)
    all.set(one.CAMPO, { ...one, REGISTROS })
  }
  return [...all.values()]
}
