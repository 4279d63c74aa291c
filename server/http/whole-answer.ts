import { renderedJson } from '../../catalogue/render.ts'
import { isCompressible } from '../../catalogue/wire/compression.ts'
import { Refusal } from '../refusal.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { codecs, leastSize, negotiate } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { languageOf } from './language.ts'
import { Sending } from './sending.ts'

/**
 * Answers up to this size are sent at once; for longer ones memory is accounted and a slow reader is dropped.
 */
const small = 64 * 1024
const json = 'application/json; charset=utf-8'

/** Operation that is answered. The answer of one without a family is not compressed. */
type AnsweredOperation = Parameters<typeof isCompressible>[0] | { id: string; family?: undefined }

/** Sends a complete answer; `clienteId` is undefined for callers without a client. */
export function sendWhole(
  exchange: Exchange,
  operation: AnsweredOperation,
  clienteId: number | undefined,
  answer: object,
): Promise<void> {
  const audience = operation.family === 'management' ? 'person' : 'system'
  return sendText(
    exchange,
    operation,
    clienteId,
    renderedJson(answer, languageOf(exchange.request), audience),
  )
}

export async function sendText(
  exchange: Exchange,
  operation: AnsweredOperation,
  clienteId: number | undefined,
  text: string,
): Promise<void> {
  const bytes = Buffer.from(text)
  const owner = { memory: exchange.answers.memory, clienteId }
  const headers = { 'content-type': json }
  const encoding = negotiate(exchange, operation.family !== undefined && isCompressible(operation))
  if (!encoding || bytes.length < leastSize) {
    sendBytes(exchange, operation.id, owner, bytes, headers)
    return
  }
  const giveBack = reserve(exchange, owner, bytes.length)
  const packed = await codecs[encoding].whole(bytes).finally(giveBack)
  sendBytes(exchange, operation.id, owner, packed, { ...headers, 'content-encoding': encoding })
}

/** Counts an answer that waits to be compressed. Returns what releases its memory. */
function reserve({ reply }: Exchange, { memory, clienteId }: Owner, bytes: number): () => void {
  if (bytes <= small || clienteId === undefined) return () => {}
  const reservation = memory.of(clienteId, reply.raw)
  if (!reservation.take(bytes)) throw new Refusal('SOBRECARGA')
  return () => reservation.giveBack(bytes)
}

/** The client and the account that the memory is counted in. */
interface Owner {
  memory: AnswerMemory
  clienteId: number | undefined
}

export function sendBytes(
  exchange: Exchange,
  operation: string,
  owner: Owner,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  const { reply } = exchange
  if (bytes.length <= small || owner.clienteId === undefined) {
    for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    reply.send(bytes)
    return
  }
  const giveBack = reserve(exchange, owner, bytes.length)
  const sending = new Sending(exchange, operation)
  sending.begin({ ...headers, 'content-length': bytes.length })
  sending.write(bytes, giveBack)
  sending.end()
}
