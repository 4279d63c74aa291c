import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../../refusal.ts'
import { Arrival } from '../door/arrival.ts'
import { Pace } from '../door/pace.ts'
import { sizeText } from '../door/size.ts'
import type { Exchange } from '../exchange.ts'
import { Gathering } from './gathering.ts'

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
const strangerTime = 30_000

/**
 * Reads a body up to the limit. It is refused as soon as it is too large, too slow, or exceeds the memory for
 * bodies.
 */
export async function readBody(exchange: Exchange, limit: number, identify?: Identify): Promise<Buffer> {
  const { request, reply, hold, strangers, context } = exchange
  const { minRate, stallSeconds, bodyMinutes } = context.config
  const { raw } = request
  const packed = isPacked(raw.headers)
  const declared = packed ? Number.NaN : Number(raw.headers['content-length'] ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  const gathering = new Gathering(hold, Number.isNaN(declared) ? limit : declared)
  const announce = () => Number.isNaN(declared) || gathering.makeRoom(declared)
  // Only known callers get the declared size allocated before it has arrived.
  if (hold.known) announce()
  // `100 Continue` is sent after the checks that need no body.
  if (/100-continue/i.test(raw.headers.expect ?? '')) reply.raw.writeContinue()
  const arrival = new Arrival(raw, packed)
  const interrupt = (refusal: Refusal) => arrival.interrupt(refusal)
  hold.onLoss = interrupt
  const slow = () => interrupt(new Refusal('ENVIO_LENTO'))
  const pace = new Pace({ rate: minRate, stretch: stallSeconds * 1000 }, slow)
  let late = setTimeout(slow, hold.known ? bodyMinutes * 60_000 : strangerTime)
  let seen = raw.socket.bytesRead
  try {
    for (;;) {
      pace.wait()
      const block = await arrival.next()
      pace.moved(raw.socket.bytesRead - seen)
      seen = raw.socket.bytesRead
      if (!block) return gathering.whole()
      if (gathering.length + block.length > limit) throw tooLarge(limit)
      const asked = hold.known ? undefined : identify?.(block)
      if (asked) {
        // A hold whose credential is being checked is not evicted for another unauthenticated body.
        hold.pinned = true
        clearTimeout(late)
        hold.belongTo(await asked)
        late = setTimeout(slow, bodyMinutes * 60_000)
        announce()
      }
      gathering.add(block)
      if (!hold.known && gathering.length > shortBody) await strangers.pass(block.length)
    }
  } catch (error) {
    gathering.drop()
    throw error
  } finally {
    clearTimeout(late)
    pace.stop()
    arrival.close()
  }
}

const tooLarge = (limit: number) => new Refusal('CORPO_GRANDE', { limite: sizeText(limit) })
