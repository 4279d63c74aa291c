import type { IncomingHttpHeaders } from 'node:http'
import { bytesText } from '../../bytes-text.ts'
import { Refusal } from '../../refusal.ts'
import type { Exchange } from '../exchange.ts'
import { BodyStream } from '../transport/body-stream.ts'
import { Pace } from '../transport/pace.ts'
import { BodyBuffer } from './body-buffer.ts'

/** Whether a body is gzipped. Other encodings are refused. */
function isPacked({ 'content-encoding': encoding = '' }: IncomingHttpHeaders): boolean {
  const name = encoding.trim().toLowerCase()
  if (name === 'gzip' || name === 'x-gzip') return true
  if (name === '' || name === 'identity') return false
  throw new Refusal('CODIFICACAO_INVALIDA')
}

/** Inspects a block of an unauthenticated body; resolves to the client once it is known. */
export type Identify = (block: Buffer) => Promise<number> | undefined

/** Up to this size an unauthenticated body is not throttled. */
const shortBody = 64 * 1024
/** Time limit for an unauthenticated body, in milliseconds. */
const unauthenticatedTime = 30_000

/**
 * Reads a body up to the limit. It is refused as soon as it is too large, too slow, or exceeds the memory for
 * bodies.
 */
export async function readBody(exchange: Exchange, limit: number, identify?: Identify): Promise<Buffer> {
  const { request, reply, hold, throttle, context } = exchange
  const { minRate, stallSeconds, bodyMinutes } = context.config
  const { raw } = request
  const packed = isPacked(raw.headers)
  const declared = packed ? Number.NaN : Number(raw.headers['content-length'] ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  const buffer = new BodyBuffer(hold, Number.isNaN(declared) ? limit : declared)
  const announce = () => Number.isNaN(declared) || buffer.makeRoom(declared)
  // Only authenticated callers get the declared size allocated before it has arrived.
  if (hold.authenticated) announce()
  // `100 Continue` is sent after the checks that need no body.
  if (/100-continue/i.test(raw.headers.expect ?? '')) reply.raw.writeContinue()
  const stream = new BodyStream(raw, packed)
  const interrupt = (refusal: Refusal) => stream.interrupt(refusal)
  hold.onLoss = interrupt
  const slow = () => interrupt(new Refusal('ENVIO_LENTO'))
  const pace = new Pace({ rate: minRate, stretch: stallSeconds * 1000 }, slow)
  let late = setTimeout(slow, hold.authenticated ? bodyMinutes * 60_000 : unauthenticatedTime)
  let seen = raw.socket.bytesRead
  try {
    for (;;) {
      pace.wait()
      const block = await stream.next()
      pace.moved(raw.socket.bytesRead - seen)
      seen = raw.socket.bytesRead
      if (!block) return buffer.whole()
      if (buffer.length + block.length > limit) throw tooLarge(limit)
      const asked = hold.authenticated ? undefined : identify?.(block)
      if (asked) {
        // A hold whose credential is being checked is not evicted for another unauthenticated body.
        hold.pinned = true
        clearTimeout(late)
        hold.belongTo(await asked)
        late = setTimeout(slow, bodyMinutes * 60_000)
        announce()
      }
      buffer.add(block)
      if (!hold.authenticated && buffer.length > shortBody) await throttle.pass(block.length)
    }
  } catch (error) {
    buffer.drop()
    throw error
  } finally {
    clearTimeout(late)
    pace.stop()
    stream.close()
  }
}

const tooLarge = (limit: number) => new Refusal('CORPO_GRANDE', { limite: bytesText(limit) })
