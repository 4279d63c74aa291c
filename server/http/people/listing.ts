import { rightsOf } from '../../../catalogue/doors.ts'
import type { Field } from '../../../catalogue/fields.ts'
import type { Listing } from '../../listing/listing.ts'
import { readPage } from '../../listing/page.ts'
import { type Around, inputOf, type Request, requestOf } from '../../listing/request.ts'
import type { Person } from '../../management/caller.ts'
import { readInput } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import { today } from '../../values/dates.ts'
import { requirePost } from '../attend.ts'
import { readObject } from '../body/object.ts'
import type { Exchange } from '../exchange.ts'
import { sendText } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'

/** Answers one page of a listing. */
export async function answerListing(listing: Listing, exchange: Exchange): Promise<void> {
  requirePost(exchange)
  const { operation } = listing
  const caller = await admitPerson(operation.id, exchange)
  const missing = rightsOf(operation).find((right) => !caller.permissoes.includes(right))
  if (missing) throw new Refusal('PERMISSAO_AUSENTE', { permissao: missing })
  const input = await readListing(listing, exchange, caller)
  const { sealer, clock } = exchange.context
  const { clienteId, unidades, fuso: zone } = caller
  const asking = { today: today(zone, clock.now()), zone }
  const request = requestOf(sealer, { listing, clienteId, unidades, asking, around: input, values: input })
  const text = await page(exchange, caller, request)
  sendText(exchange, operation.id, clienteId, text)
}

async function readListing(
  listing: Listing,
  exchange: Exchange,
  { fuso }: Person,
): Promise<Around & Readonly<Record<string, unknown>>> {
  const shape = inputOf(listing)
  const input = readInput(shape, await readObject(exchange), fuso)
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, typed(field, input[name] as string | null)]),
  )
}

function typed({ kind }: Field, text: string | null | undefined) {
  if (text === null || text === undefined) return text
  if (kind === 'numeric') return Number(text)
  return kind === 'texts' || kind === 'list' ? JSON.parse(text) : text
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
