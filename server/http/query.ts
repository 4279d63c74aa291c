import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Opening } from '../../catalogue/output.ts'
import { isCompressible } from '../../catalogue/wire/compression.ts'
import { queryNames } from '../../catalogue/wire/unknown.ts'
import { publicAddress } from '../config/public-address.ts'
import { bearingFor, linkSigning } from '../domain/arquivo/link.ts'
import { actingAs } from '../domain/credencial/actor.ts'
import { reachOf } from '../domain/machine/reach.ts'
import type { Fact } from '../facts.ts'
import type { Json } from '../json/parse.ts'
import { sourceOf } from '../query/bindings.ts'
import { recordReading, sealedFields } from '../query/record-reading.ts'
import { type Asker, type QueryRequest, readQuery } from '../query/request.ts'
import type { Selection } from '../query/selection.ts'
import type { Asker as SlotAsker } from '../query/slots.ts'
import { type Answer, streamQuery } from '../query/stream.ts'
import type { Actor } from '../store/actor.ts'
import { giveBack } from '../values/memory.ts'
import { admit, own, tokenOf } from './access.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { readObject } from './body/object.ts'
import { disconnectSignal } from './disconnect.ts'
import { negotiate } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { languageOf } from './language.ts'
import { Sending } from './sending.ts'
import { wrapperText } from './shapes.ts'
import { tellUnknown, unknownIn } from './unknown-names.ts'

/** Answers a query, streaming the elements from the database to the caller. */
export async function runQuery(
  operation: QueryOperation,
  exchange: Exchange,
  source = sourceOf(operation),
): Promise<void> {
  const { request } = exchange
  const body = await readObject(exchange)
  const caller = await admit(operation, exchange, 'integracao', tokenOf(request, body), own(body, 'cliente'))
  // The query scope includes bank data; disability data needs a scope of its own.
  const sees: Opening[] = caller.escopos.includes('sensivel') ? ['sensivel', 'banco'] : ['banco']
  const actor = actingAs(caller, operation.id)
  await answerQuery(operation, exchange, { ...caller, sees, reach: reachOf(actor), actor }, body, source)
}

/** The caller of a query: what the answer may show, how it is counted, and who is audited. */
export type QueryCaller = Omit<Asker, 'language'> & SlotAsker & { actor: Actor }

/** Minutes for which links to file contents in an answer are valid. */
const linkMinutes = 60

/** Answers a query for a caller that was authenticated by any door. */
export async function answerQuery(
  operation: QueryOperation,
  exchange: Exchange,
  caller: QueryCaller,
  body: Record<string, Json>,
  source = sourceOf(operation),
): Promise<void> {
  const { context, request, reply } = exchange
  const { sealer, config, clock } = context
  const links = () =>
    linkSigning(
      sealer,
      bearingFor(caller.clienteId, caller, clock.now(), linkMinutes),
      publicAddress(config, config.port),
    )
  const declared = queryNames(operation)
  tellUnknown(reply, declared, unknownIn(declared, body))
  const query = readQuery(operation, body, { ...caller, language: languageOf(request), links })
  // Queries without a period look up single records, which cost no more than a page.
  if (!query.paging && operation.period !== 'none') await context.limits.spendUnpaged(caller)
  const signal = disconnectSignal(exchange)
  const short = isShort(query)
  const { answers } = exchange
  try {
    const leave = await (short ? answers.short : answers.long).take(caller, signal)
    try {
      await answer(
        { operation, source, request: query },
        exchange,
        caller,
        signal,
        short ? answers.memory : undefined,
      )
    } finally {
      leave()
    }
  } catch (error) {
    if (signal.aborted) {
      context.events.report({ kind: 'query.aborted', operation: operation.id, requestId: request.id })
      return
    }
    throw error
  }
}

/**
 * Pages up to this size, and single records, are buffered in memory so that they release the connection
 * early.
 */
const shortPage = 1_000

const isShort = ({ paging, period }: QueryRequest): boolean =>
  period === undefined || (paging !== undefined && paging.size <= shortPage)

/** Streams the answer. With `buffers`, the database finishes however slowly the answer is read. */
async function answer(
  selection: Selection,
  exchange: Exchange,
  caller: QueryCaller,
  signal: AbortSignal,
  buffers: AnswerMemory | undefined,
): Promise<void> {
  const { operation, source, request: query } = selection
  const { reply, context } = exchange
  const { clienteId } = caller
  const wrapper = wrapperText(operation)
  const sending = new Sending(exchange, operation.id)
  const encoding = negotiate(exchange, isCompressible(operation, query.sees))
  // The audit entry is written while the database works, and before anything is sent.
  const recorded =
    sealedFields(operation, query).length > 0
      ? recordReading(context.db, caller, operation, source, query)
      : undefined
  // The rejection is handled where `recorded` is awaited.
  recorded?.catch(() => {})
  const memory = buffers?.of(clienteId, reply.raw)
  const { db, sealer, events } = context
  const report = (fact: Fact) => events.report(fact)
  const sent: Answer = {
    signal,
    begin: async () => {
      await recorded
      sending.begin({ 'content-type': 'application/json; charset=utf-8' }, encoding)
      sending.write(Buffer.from(wrapper.open))
    },
    write: async (block) => {
      const { length } = block
      const kept = memory?.take(length) ?? false
      const more = sending.write(block, () => {
        if (kept) memory?.giveBack(length)
        giveBack(block)
      })
      if (!more && !kept) await sending.drained(signal)
    },
  }
  const total = await context.readers.read(
    clienteId,
    (from) => streamQuery({ from, db, sealer, report }, clienteId, selection, sent),
    () => reply.sent || signal.aborted,
  )
  sending.end(wrapper.close(total, query.paging))
}
