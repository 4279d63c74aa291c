import type { WorkforceOperation } from '../../catalogue/operation.ts'
import { actingAs } from '../domain/credencial/actor.ts'
import type { Party } from '../operations/handler.ts'
import { readInput } from '../operations/read-input.ts'
import { workforceHandlers } from '../operations/workforce/bindings.ts'
import type { Asker } from '../query/slots.ts'
import { today } from '../values/dates.ts'
import { admit, headerKey } from './access.ts'
import { readObject } from './body/object.ts'
import type { Exchange } from './exchange.ts'
import { siteOf } from './session/site.ts'
import { streamPieces } from './stream-pieces.ts'
import { sendWhole } from './whole-answer.ts'

/** Runs a workforce operation: the key is in the header, every scalar is text. */
export async function runWorkforce(operation: WorkforceOperation, exchange: Exchange): Promise<void> {
  const { request } = exchange
  const caller = await admit(operation, exchange, 'workforce', headerKey(request), undefined)
  await answerWorkforce(operation, exchange, { ...caller, actor: actingAs(caller, operation.id) })
}

/** Answers a workforce operation for a caller that was authenticated by any door. */
export async function answerWorkforce(
  operation: WorkforceOperation,
  exchange: Exchange,
  caller: Party & Asker,
): Promise<void> {
  const { clienteId, fuso, actor } = caller
  const { db, clock, config } = exchange.context
  const body = await readObject(exchange)
  const prepared = workforceHandlers
    .get(operation.id)!
    .prepare((shape) => readInput(shape, body, fuso, 'system'))
  const now = clock.now()
  const call = { fuso, now, today: today(fuso, now), base: siteOf(config, exchange.request).base, actor }
  if ('pieces' in prepared) {
    await streamPieces(exchange, operation, caller, (tx) => prepared.pieces(tx, call))
    return
  }
  const answer = await db.inClient(clienteId, (tx) => prepared.whole(tx, call), actor)
  await sendWhole(exchange, operation, clienteId, answer)
}
