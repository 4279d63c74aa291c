import { renderedJson } from '../../catalogue/render.ts'
import { Refusal } from '../refusal.ts'
import type { AnswerMemory } from './answer-memory.ts'
import type { Exchange } from './exchange.ts'
import { languageOf } from './language.ts'
import { Sending } from './sending.ts'

/**
 * Answers up to this size are sent at once; for longer ones memory is accounted and a slow reader is dropped.
 */
const small = 64 * 1024
const json = 'application/json; charset=utf-8'

/** Sends a complete answer; `clienteId` is undefined for callers without a client. */
export function sendWhole(
  exchange: Exchange,
  operation: string,
  clienteId: number | undefined,
  answer: object,
): void {
  sendText(exchange, operation, clienteId, renderedJson(answer, languageOf(exchange.request)))
}

export function sendText(
  exchange: Exchange,
  operation: string,
  clienteId: number | undefined,
  text: string,
): void {
  const headers = { 'content-type': json }
  sendBytes(exchange, operation, { memory: exchange.answers.memory, clienteId }, Buffer.from(text), headers)
}

/** The client and the account that the memory is counted in. */
interface Owner {
  memory: AnswerMemory
  clienteId: number | undefined
}

export function sendBytes(
  { reply, request, context }: Exchange,
  operation: string,
  { memory: room, clienteId }: Owner,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  if (bytes.length <= small || clienteId === undefined) {
    for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    reply.send(bytes)
    return
  }
  const { raw } = reply
  const memory = room.of(clienteId, raw)
  if (!memory.take(bytes.length)) throw new Refusal('SOBRECARGA')
  const { minRate: rate, stallSeconds } = context.config
  const sending = new Sending(raw, { rate, stretch: stallSeconds * 1000 }, () =>
    context.events.report({ kind: 'query.stalled', operation, requestId: request.id }),
  )
  reply.hijack()
  const before = reply.getHeaders() as Record<string, string>
  raw.writeHead(200, { ...before, ...headers, 'content-length': bytes.length })
  sending.write(bytes, () => memory.giveBack(bytes.length))
  raw.end()
}
