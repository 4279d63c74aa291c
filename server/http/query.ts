import { once } from 'node:events'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Fact } from '../facts.ts'
import type { Json } from '../json/parse.ts'
import { parseStrict } from '../json/parse.ts'
import { sources } from '../query/bindings.ts'
import { giveBack } from '../query/open-seals.ts'
import { recordReading, sealedFields } from '../query/record-reading.ts'
import { readQuery } from '../query/request.ts'
import { type Answer, streamQuery } from '../query/stream.ts'
import { Refusal } from '../refusal.ts'
import { admit, bodyToken, own } from './access.ts'
import { readBody } from './body.ts'
import type { Exchange } from './pipeline.ts'
import { wrapperText } from './shapes.ts'

/** A question is short; only batches are long. */
const longestQuestion = 64 * 1024

export async function readObject(exchange: Exchange): Promise<Record<string, Json>> {
  const body = parseStrict(await readBody(exchange.request.raw, longestQuestion))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('CORPO_INVALIDO')
  return body
}

/** Answers a query, streaming the elements from the database to the caller. */
export async function runQuery(operation: QueryOperation, exchange: Exchange): Promise<void> {
  const { reply, context, request } = exchange
  const body = await readObject(exchange)
  const caller = await admit(operation, exchange, 'integracao', bodyToken(body), own(body, 'cliente'))
  const query = readQuery(operation, body, caller)
  if (!query.paging) await context.limits.spendUnpaged(caller)
  const source = sources[operation.id as keyof typeof sources]
  const wrapper = wrapperText(operation)
  const hangUp = new AbortController()
  const { raw } = reply
  raw.on('close', () => {
    if (!raw.writableFinished) hangUp.abort()
  })
  // Who left before the listener stood would otherwise be written to for ever.
  if (raw.closed || raw.destroyed) hangUp.abort()
  // Written while the database works on the answer, and before any of it is sent.
  const recorded =
    sealedFields(operation, query).length > 0
      ? recordReading(context.db, caller, operation, source, query)
      : undefined
  // Whoever needs it hears of its failure where it is awaited.
  recorded?.catch(() => {})
  const { db, sealer, events } = context
  const selection = { operation, source, request: query }
  const report = (fact: Fact) => events.report(fact)
  try {
    const answer: Answer = {
      signal: hangUp.signal,
      begin: async () => {
        await recorded
        reply.hijack()
        const headers = reply.getHeaders() as Record<string, string>
        raw.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
        raw.write(wrapper.open)
      },
      write: async (block) => {
        if (!raw.write(block, () => giveBack(block))) await once(raw, 'drain', { signal: hangUp.signal })
      },
    }
    const total = await context.readers.read(
      caller.clienteId,
      (from) => streamQuery({ from, db, sealer, report }, caller.clienteId, selection, answer),
      () => reply.sent || hangUp.signal.aborted,
    )
    raw.end(wrapper.close(total, query.paging))
  } catch (error) {
    if (hangUp.signal.aborted) {
      context.events.report({ kind: 'query.aborted', operation: operation.id, requestId: request.id })
      return
    }
    throw error
  }
}
