import type { InboundOperation } from '../catalogue/operation.ts'
import { type BatchState, ended, type Outcome, type OutcomeFilter, outcomes, type Waiting } from './batch.ts'
import type { Connection } from './connection.ts'
import { exchange } from './exchange.ts'
import { newKey } from './key.ts'
import { Problem } from './problem.ts'
import { pathFor } from './request.ts'
import { retried } from './retry.ts'
import { halves, type Slice, slicesOf } from './slices.ts'
import type { Receipt, RecordOf } from './types.ts'
import { unwrapped } from './unwrap.ts'

export interface SendOptions extends Waiting {
  /** Simulates: nothing is changed. */
  simulate?: boolean
  /** The sender's own label, returned with each batch. */
  label?: string
  /** Limits of one batch. The platform accepts 100,000 records and 64 MB unless its operator changed that. */
  records?: number
  bytes?: number
  /** Idempotency key of each batch. The same keys after an interruption send nothing twice. */
  keyOf?: (slice: Slice) => string
  /** Batches sent before the first of them has ended. */
  ahead?: number
}

/** A batch that has ended, with its records. */
export interface SentBatch<R = unknown> extends Receipt {
  /** Index of its first record among all. */
  first: number
  records: readonly R[]
  batch: BatchState
  /** Outcomes of its records; SEQUENCIA counts from 1. */
  outcomes: (filter?: OutcomeFilter) => AsyncGenerator<Outcome>
}

type Records<R> = Iterable<R> | AsyncIterable<R>

const usual = { records: 5_000, bytes: 8 * 2 ** 20, ahead: 2 }

/**
 * Sends any number of records in batches and yields each batch when it has ended, in order. Holds only the
 * records of a few batches.
 */
export async function* sendRecords<D extends InboundOperation, R extends RecordOf<D>>(
  connection: Connection,
  declaration: D,
  records: Records<R>,
  options: SendOptions = {},
): AsyncGenerator<SentBatch<R>> {
  const { signal, onProgress, patience, ahead = usual.ahead } = options
  const run = newKey()
  const keyOf = options.keyOf ?? (({ first, texts }) => `${run}-${first}-${texts.length}`)
  const underWay: { slice: Slice<R>; receipt: Receipt }[] = []
  const settle = async (): Promise<SentBatch<R>> => {
    const { slice, receipt } = underWay.shift()!
    const { lote } = receipt
    const waiting = { signal, ...(onProgress && { onProgress }), ...(patience && { patience }) }
    const batch = await ended(connection, lote, waiting)
    const told = (filter?: OutcomeFilter) => outcomes(connection, lote, filter, { signal })
    return { ...receipt, first: slice.first, records: slice.records, batch, outcomes: told }
  }
  for await (const slice of slicesOf<R>(records, { ...usual, ...options })) {
    for await (const sent of fitting(connection, declaration, slice, { ...options, keyOf })) {
      underWay.push(sent)
      if (underWay.length > ahead) yield await settle()
    }
  }
  while (underWay.length > 0) yield await settle()
}

/** Sends a slice; where the platform's limits are smaller, splits it in halves. */
async function* fitting<R>(
  connection: Connection,
  declaration: InboundOperation,
  slice: Slice<R>,
  options: SendOptions & Required<Pick<SendOptions, 'keyOf'>>,
): AsyncGenerator<{ slice: Slice<R>; receipt: Receipt }> {
  try {
    yield { slice, receipt: await sendSlice(connection, declaration, slice, options) }
  } catch (error) {
    const tooLarge =
      error instanceof Problem && (error.code === 'CORPO_GRANDE' || error.code === 'REGISTROS_DEMAIS')
    if (!tooLarge || slice.texts.length < 2) throw error
    for (const half of halves(slice)) yield* fitting(connection, declaration, half, options)
  }
}

async function sendSlice(
  connection: Connection,
  declaration: InboundOperation,
  slice: Slice,
  { simulate = false, label = '', keyOf, signal }: SendOptions & Required<Pick<SendOptions, 'keyOf'>>,
): Promise<Receipt> {
  const around = JSON.stringify({ RETORNO: label, SIMULAR: simulate ? 'S' : 'N' }).slice(0, -1)
  const body = `${around},${JSON.stringify(declaration.list)}:[${slice.texts.join(',')}]}`
  const path = pathFor(declaration, connection)
  const idempotencyKey = keyOf(slice)
  const once = async () => {
    const reply = await exchange(connection, path, { method: 'POST', body }, { signal, idempotencyKey })
    return unwrapped(declaration, await reply.json(), reply.headers) as Receipt
  }
  return retried(connection, true, once, signal)
}
