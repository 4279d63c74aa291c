import type { WorkforceOperation } from '../../catalogue/operation.ts'
import { isCompressible } from '../../catalogue/wire/compression.ts'
import type { Asker } from '../query/slots.ts'
import type { Tx } from '../store/database.ts'
import { disconnectSignal } from './disconnect.ts'
import { negotiate } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { Sending } from './sending.ts'

/**
 * Streams an answer from the database within a slot for long answers. A reader that is too slow is dropped;
 * an error before the first piece is answered as a refusal.
 */
export async function streamPieces(
  exchange: Exchange,
  operation: WorkforceOperation,
  asker: Asker,
  read: (tx: Tx) => AsyncIterable<string>,
): Promise<void> {
  const { request, context, answers } = exchange
  const signal = disconnectSignal(exchange)
  try {
    const leave = await answers.long.take(asker, signal)
    try {
      // The read pool keeps connections free for batches and short requests while a slow reader streams.
      await context.readDb.reading(asker.clienteId, (tx) => send(exchange, operation, read(tx), signal))
    } finally {
      leave()
    }
  } catch (error) {
    if (!signal.aborted) throw error
    context.events.report({ kind: 'query.aborted', operation: operation.id, requestId: request.id })
  }
}

async function send(
  exchange: Exchange,
  operation: WorkforceOperation,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const sending = new Sending(exchange, operation.id)
  const encoding = negotiate(exchange, isCompressible(operation))
  let begun = false
  for await (const piece of pieces) {
    signal.throwIfAborted()
    if (!begun) sending.begin({ 'content-type': 'application/json; charset=utf-8' }, encoding)
    begun = true
    if (!sending.write(Buffer.from(piece))) await sending.drained(signal)
  }
  sending.end()
}
