import { Crowded, Gate } from '../gate/gate.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../values/network.ts'
import type { Exchange } from './exchange.ts'
import { sendRefusal } from './failure.ts'
import { hangUpOf } from './hang-up.ts'
import type { Prepared } from './prepared.ts'
import { Sending } from './sending.ts'

/** What the system takes from us at once; longer answers are sent in turn, and their readers have to keep up. */
const small = 64 * 1024
/** Milliseconds that somebody waits for a turn. */
const patience = 30_000

/**
 * Turns of long answers that are the same for everybody: so many at once in all, and of one network. Who waits costs a
 * connection. An institution with many people behind one address still gets all it asks for, one after the other.
 */
export const transfers = (): Gate => new Gate({ most: 256, mostOfCrowd: 48, lines: [1_024] })

/** Sends an answer that is the same for everybody, or says that the caller has it already. */
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
  if (prepared.packed) reply.header('vary', 'accept-encoding')
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
  const gone = hangUpOf(exchange)
  const late = AbortSignal.timeout(patience)
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

/** Ends when the reader has everything, or has left. */
function transfer({ reply, request, context }: Exchange, what: string, bytes: Buffer): Promise<void> {
  const { raw } = reply
  const { minRate: rate, stallSeconds } = context.config
  return new Promise((resolve) => {
    if (raw.destroyed) {
      resolve()
      return
    }
    raw.once('close', resolve)
    const sending = new Sending(raw, { rate, stretch: stallSeconds * 1000 }, () =>
      context.events.report({ kind: 'query.stalled', operation: what, requestId: request.id }),
    )
    reply.hijack()
    const headers = reply.getHeaders() as Record<string, string>
    raw.writeHead(reply.statusCode, { ...headers, 'content-length': bytes.length })
    sending.write(bytes)
    raw.end()
  })
}

interface Form {
  encoding: 'br' | 'gzip' | undefined
  bytes: Buffer
}

/** The smallest form that the caller understands. */
function formOf({ bytes, packed }: Prepared, accepted: string | string[] | undefined): Form {
  if (packed) {
    const understood = new Set(
      String(accepted ?? '')
        .slice(0, 1_000)
        .split(',')
        .map((one) => one.split(';').map((part) => part.trim().toLowerCase()))
        .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
        .map(([name]) => name),
    )
    for (const encoding of ['br', 'gzip'] as const)
      if (understood.has(encoding)) return { encoding, bytes: packed[encoding] }
  }
  return { encoding: undefined, bytes }
}

/** Whether the caller has what bears this tag. */
const isKnown = (tag: string, told: string | undefined): boolean =>
  (told ?? '')
    .slice(0, 1_000)
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag)
