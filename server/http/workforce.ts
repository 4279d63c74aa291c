import type { WorkforceOperation } from '../../catalogue/operation.ts'
import { actingAs } from '../domain/credencial/actor.ts'
import { readInput } from '../operations/read-input.ts'
import { workforceHandlers } from '../operations/workforce/bindings.ts'
import { admit, headerKey } from './access.ts'
import { readObject } from './body/object.ts'
import type { Exchange } from './exchange.ts'
import { sendWhole } from './whole-answer.ts'

/** Runs a workforce operation: the key is in the header, every scalar is text. */
export async function runWorkforce(operation: WorkforceOperation, exchange: Exchange): Promise<void> {
  const { request, context } = exchange
  const caller = await admit(operation, exchange, 'workforce', headerKey(request), undefined)
  const input = readInput(operation.input, await readObject(exchange), caller.fuso)
  const handler = workforceHandlers[operation.id as keyof typeof workforceHandlers]
  const actor = actingAs(caller, operation.id)
  const answer = await context.db.inClient(caller.clienteId, (tx) => handler(tx, input, caller), actor)
  sendWhole(exchange, operation.id, caller.clienteId, answer)
}
