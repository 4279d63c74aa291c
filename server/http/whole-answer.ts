import { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'
import { Sending } from './sending.ts'

/** Longer answers are sent as those of queries are: their memory is counted, and their readers have to keep up. */
const small = 64 * 1024
const json = 'application/json; charset=utf-8'

/** Sends an answer that is made as a whole, to a client or to nobody known. */
export function sendWhole(
  exchange: Exchange,
  operation: string,
  clienteId: number | undefined,
  answer: object,
): void {
  sendText(exchange, operation, clienteId, JSON.stringify(answer))
}

/** The same for an answer that is JSON text already. */
export function sendText(
  { reply, request, context, answers }: Exchange,
  operation: string,
  clienteId: number | undefined,
  text: string,
): void {
  const bytes = Buffer.from(text)
  if (bytes.length <= small || clienteId === undefined) {
    reply.header('content-type', json).send(bytes)
    return
  }
  const { raw } = reply
  const memory = answers.ready.of(clienteId, raw)
  if (!memory.take(bytes.length)) throw new Refusal('SOBRECARGA')
  const { minRate: rate, stallSeconds } = context.config
  const sending = new Sending(raw, { rate, stretch: stallSeconds * 1000 }, () =>
    context.events.report({ kind: 'query.stalled', operation, requestId: request.id }),
  )
  reply.hijack()
  const headers = reply.getHeaders() as Record<string, string>
  raw.writeHead(200, { ...headers, 'content-type': json, 'content-length': bytes.length })
  sending.write(bytes, () => memory.giveBack(bytes.length))
  raw.end()
}
