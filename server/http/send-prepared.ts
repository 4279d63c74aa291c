import { Crowded, Gate } from '../gate/gate.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../values/network.ts'
import { disconnectSignal } from './disconnect.ts'
import { chosenEncoding } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { sendRefusal } from './failure.ts'
import type { Prepared } from './prepared.ts'
import { Sending } from './sending.ts'
import { varyOn } from './vary.ts'

/** Up to this size an answer fits the socket buffers; longer ones pass the gate and have a minimum pace. */
const small = 64 * 1024
/** Longest wait for the gate, in milliseconds. */
const longestWait = 30_000

/**
 * Gate for long answers that are the same for all readers: limits how many are sent at once in total and to
 * one network. A waiting request holds its connection, so that many people behind one address are served in
 * turn.
 */
export const transfers = (): Gate => new Gate({ most: 256, mostOfCrowd: 48, lines: [1_024] })

/** Sends a shared answer, or 304 when the caller has it already. */
export async function sendPrepared(
  exchange: Exchange,
  what: string,
  prepared: Prepared,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { request, reply } = exchange
  const { encoding, bytes } = formOf(prepared, request.headers['accept-encoding'])
  const tag = `"${prepared.tag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ 'cache-control': 'no-cache', ...headers, etag: tag })
  if (prepared.packed) varyOn(reply, 'accept-encoding')
  if (reply.statusCode === 200 && isKnown(tag, request.headers['if-none-match'])) {
    reply.code(304).send()
    return
  }
  reply.type(prepared.type)
  if (encoding) reply.header('content-encoding', encoding)
  if (bytes.length <= small || request.method === 'HEAD') reply.send(bytes)
  else await sendInTurn(exchange, what, bytes)
}

async function sendInTurn(exchange: Exchange, what: string, bytes: Buffer): Promise<void> {
  const gone = disconnectSignal(exchange)
  const late = AbortSignal.timeout(longestWait)
  const crowds = [networkOf(exchange.address)]
  try {
    await exchange.answers.transfers.run(
      { crowds },
      () => transfer(exchange, what, bytes),
      AbortSignal.any([gone, late]),
    )
  } catch (error) {
    if (gone.aborted) return
    if (!late.aborted && !(error instanceof Crowded)) throw error
    for (const name of ['etag', 'vary', 'content-encoding', 'content-type']) exchange.reply.removeHeader(name)
    exchange.reply.header('cache-control', 'no-store')
    sendRefusal(exchange, new Refusal('SOBRECARGA'))
  }
}

/** Resolves when the reader has everything or disconnects. */
function transfer(exchange: Exchange, what: string, bytes: Buffer): Promise<void> {
  const { raw } = exchange.reply
  return new Promise((resolve) => {
    if (raw.destroyed) {
      resolve()
      return
    }
    raw.once('close', resolve)
    const sending = new Sending(exchange, what)
    sending.begin({ 'content-length': bytes.length })
    sending.write(bytes)
    sending.end()
  })
}

interface Form {
  encoding: 'br' | 'gzip' | undefined
  bytes: Buffer
}

/** Smallest first; the work of compressing is done already. */
const prepared = ['br', 'gzip'] as const

/** The form of an answer that the caller accepts. */
function formOf({ bytes, packed }: Prepared, accepted: string | string[] | undefined): Form {
  const encoding = packed && chosenEncoding(String(accepted ?? ''), prepared)
  return { encoding, bytes: encoding ? packed[encoding] : bytes }
}

/** Whether If-None-Match lists this tag. */
const isKnown = (tag: string, told: string | undefined): boolean =>
  (told ?? '')
    .slice(0, 1_000)
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag)
