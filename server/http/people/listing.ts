import type { InputShape } from '../../../catalogue/operation.ts'
import { isCompressible } from '../../../catalogue/wire/compression.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import { type Format, fileName, fileOf, typeOf } from '../../listing/export/file.ts'
import { begun, rowsOf } from '../../listing/export/rows.ts'
import type { Listing } from '../../listing/listing.ts'
import { readPage } from '../../listing/page.ts'
import { inputOf, type Request, requestOf } from '../../listing/request.ts'
import { rowsStatement } from '../../listing/statement.ts'
import type { Person } from '../../management/caller.ts'
import { readInput } from '../../operations/read-input.ts'
import type { Slots } from '../../query/slots.ts'
import { today } from '../../values/dates.ts'
import { requirePost } from '../attend.ts'
import { readObject } from '../body/object.ts'
import { disconnectSignal } from '../disconnect.ts'
import { negotiate } from '../encoding.ts'
import type { Exchange } from '../exchange.ts'
import { languageOf } from '../language.ts'
import { Sending } from '../sending.ts'
import { sendText } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'
import { requireDoor } from './door.ts'

/** One request to a listing. */
interface Asked {
  listing: Listing
  exchange: Exchange
  caller: Person
  request: Request
  /** Today in the institution's time zone. */
  day: string
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
}

/** Answers a page of a listing, or all of it as a file. */
export async function answerListing(listing: Listing, exchange: Exchange): Promise<void> {
  requirePost(exchange)
  const { operation } = listing
  const caller = await admitPerson(operation.id, exchange)
  requireDoor(operation, caller)
  const body = await readObject(exchange)
  const read = <S extends InputShape>(shape: S) => readInput(shape, body, caller.fuso)
  // The envelope is validated before anything is read.
  const around = read(inputOf(listing))
  const { context, answers, request: http } = exchange
  const { clienteId, actor, fuso: zone, spender } = caller
  const day = today(zone, context.clock.now())
  const question = {
    listing,
    clienteId,
    reach: reachOf(actor),
    asking: { today: day, zone },
    language: languageOf(http),
    around,
    read,
  }
  const request = requestOf(context.sealer, question)
  const signal = disconnectSignal(exchange)
  const asked = { listing, exchange, caller, request, day, signal }
  const { formato } = around
  if (formato) await context.limits.spendUnpaged(spender)
  try {
    await inSlot(formato ? answers.long : answers.short, asked, () =>
      formato ? sendFile(asked, formato) : sendPage(asked),
    )
  } catch (error) {
    if (!signal.aborted) throw error
    context.events.report({ kind: 'query.aborted', operation: operation.id, requestId: http.id })
  }
}

/** Holds a slot while the database works. */
async function inSlot(slots: Slots, { caller, signal }: Asked, work: () => Promise<void>): Promise<void> {
  const { clienteId, spender } = caller
  const leave = await slots.take({ clienteId, ...spender }, signal)
  try {
    await work()
  } finally {
    leave()
  }
}

async function sendPage({ listing, exchange, caller: { clienteId }, request }: Asked): Promise<void> {
  const text = await exchange.context.readers.read(
    clienteId,
    (from) => readPage(from, clienteId, request),
    () => false,
  )
  await sendText(exchange, listing.operation, clienteId, text)
}

/**
 * Streams the file with backpressure: memory does not depend on its size, and a slow reader slows the
 * database down.
 */
async function sendFile(
  { listing, exchange, caller, request, day, signal }: Asked,
  format: Format,
): Promise<void> {
  const { context, reply } = exchange
  const { operation } = listing
  const { clienteId } = caller
  const sending = new Sending(exchange, operation.id)
  // A workbook is compressed already.
  const encoding = negotiate(exchange, format === 'csv' && isCompressible(operation))
  const statement = rowsStatement(request.selection)
  await context.readers.read(
    clienteId,
    async (from) => {
      const rows = await begun(rowsOf(from, clienteId, statement, signal))
      sending.begin(
        {
          'content-type': typeOf(format),
          'content-disposition': `attachment; filename="${fileName(operation, format, day)}"`,
        },
        encoding,
      )
      try {
        for await (const bytes of fileOf(operation, format, rows, request.selection.language)) {
          if (!sending.write(bytes)) await sending.drained(signal)
        }
      } finally {
        await rows.return()
      }
    },
    () => reply.sent || signal.aborted,
  )
  sending.end()
}
