import type { Asker } from '../query/slots.ts'
import type { Tx } from '../store/database.ts'
import { disconnectSignal } from './disconnect.ts'
import type { Exchange } from './exchange.ts'
import { Sending } from './sending.ts'

/**
 * Streams an answer from the database within a slot for long answers. A reader that is too slow is dropped;
 * an error before the first piece is answered as a refusal.
 */
export async function streamPieces(
  exchange: Exchange,
  operation: string,
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
    context.events.report({ kind: 'query.aborted', operation, requestId: request.id })
  }
}

async function send(
  { reply, request, context }: Exchange,
  operation: string,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const { raw } = reply
  const { minRate: rate, stallSeconds } = context.config
  const sending = new Sending(raw, { rate, stretch: stallSeconds * 1000 }, () =>
    context.events.report({ kind: 'query.stalled', operation, requestId: request.id }),
  )
  for await (const piece of pieces) {
    signal.throwIfAborted()
    if (!raw.headersSent) {
      reply.hijack()
      const headers = reply.getHeaders() as Record<string, string>
      raw.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
    }
    if (!sending.write(Buffer.from(piece))) await sending.drained(signal)
  }
  raw.end()
}
