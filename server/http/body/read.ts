import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../../refusal.ts'
import { Arrival } from '../door/arrival.ts'
import { Pace } from '../door/pace.ts'
import { sizeText } from '../door/size.ts'
import type { Exchange } from '../exchange.ts'
import { Gathering } from './gathering.ts'

/** Whether a body comes packed with gzip. Nothing else is unpacked. */
function isPacked({ 'content-encoding': encoding = '' }: IncomingHttpHeaders): boolean {
  const name = encoding.trim().toLowerCase()
  if (name === 'gzip' || name === 'x-gzip') return true
  if (name === '' || name === 'identity') return false
  throw new Refusal('CODIFICACAO_INVALIDA')
}

/** Looks at a block of somebody unknown; tells the client once it is known. */
export type Identify = (block: Buffer) => Promise<number> | undefined

/** Questions are shorter, and wait for nobody. */
const shortBody = 64 * 1024
/** How long somebody may stay unknown, in milliseconds. */
const strangerTime = 30_000

/**
 * Reads a body up to the limit, at the pace that is asked of senders. What is too large, too slow, or more than
 * there is room for is refused as soon as that is known.
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
  // Only who is known gets room for all that was announced before it has come.
  if (hold.known) announce()
  // Who asked whether to send is told only now that nothing speaks against it.
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
        // Who has said who they are is no longer given up for being unknown while the database answers.
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
