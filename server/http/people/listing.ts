import type { Listing } from '../../listing/listing.ts'
import { readPage } from '../../listing/page.ts'
import { inputOf, type Request, requestOf } from '../../listing/request.ts'
import type { Person } from '../../management/caller.ts'
import { readInput } from '../../operations/read-input.ts'
import { today } from '../../values/dates.ts'
import { requirePost } from '../attend.ts'
import { readObject } from '../body/object.ts'
import type { Exchange } from '../exchange.ts'
import { sendText } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'
import { requireDoor } from './door.ts'

/** Answers one page of a listing. */
export async function answerListing(listing: Listing, exchange: Exchange): Promise<void> {
  requirePost(exchange)
  const { operation } = listing
  const caller = await admitPerson(operation.id, exchange)
  requireDoor(operation, caller)
  const input = readInput(inputOf(listing), await readObject(exchange), caller.fuso)
  const { sealer, clock } = exchange.context
  const { clienteId, unidades, fuso: zone } = caller
  const asking = { today: today(zone, clock.now()), zone }
  const request = requestOf(sealer, { listing, clienteId, unidades, asking, around: input, values: input })
  const text = await page(exchange, caller, request)
  sendText(exchange, operation.id, clienteId, text)
}

/** A page holds a place for short answers while the database makes it. */
async function page(exchange: Exchange, caller: Person, request: Request): Promise<string> {
  const { answers, context, reply } = exchange
  const hangUp = new AbortController()
  reply.raw.on('close', () => hangUp.abort())
  const { clienteId, spender } = caller
  const leave = await answers.short.take({ clienteId, ...spender }, hangUp.signal)
  try {
    return await context.readers.read(
      clienteId,
      (from) => readPage(from, clienteId, request),
      () => false,
    )
  } finally {
    leave()
  }
}
