import type { ControlOperation, QueryOperation, SharedOperation } from '../../../catalogue/operation.ts'
import type { Opening } from '../../../catalogue/output.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import type { Person } from '../../management/caller.ts'
import { requireRightFor } from '../../management/right-for.ts'
import { controlHandlers } from '../../operations/bindings.ts'
import { readInput } from '../../operations/read-input.ts'
import { permissionsOf } from '../../store/actor.ts'
import { requirePost } from '../attend.ts'
import { readObject } from '../body/object.ts'
import type { Exchange } from '../exchange.ts'
import { answerQuery } from '../query.ts'
import { sendWhole } from '../whole-answer.ts'
import { answerWorkforce } from '../workforce.ts'
import { admitPerson } from './admit.ts'
import { requireDoor } from './door.ts'

/** Answers people with the same handlers that serve integrations. */
export async function answerShared(operation: SharedOperation, exchange: Exchange): Promise<void> {
  requirePost(exchange)
  const caller = await admitPerson(operation.id, exchange)
  requireDoor(operation, caller)
  if (operation.family === 'query') await ask(operation, exchange, caller)
  else if (operation.family === 'workforce')
    await answerWorkforce(operation, exchange, { ...caller, ...caller.spender })
  else await control(operation, exchange, caller)
}

async function control(operation: ControlOperation, exchange: Exchange, caller: Person): Promise<void> {
  const { context, intake, address } = exchange
  const body = await readObject(exchange)
  const { run } = controlHandlers.get(operation.id)!
  const answer = await run({ context, intake, caller, address, known: () => {} }, (shape) => {
    const input = readInput(shape, body, caller.fuso)
    requireRightFor(operation, caller, input)
    return input
  })
  await sendWhole(exchange, operation, caller.clienteId, answer)
}

async function ask(operation: QueryOperation, exchange: Exchange, caller: Person): Promise<void> {
  const { clienteId, fuso, actor, spender } = caller
  const permissoes = permissionsOf(actor)
  const sees: Opening[] = []
  if (permissoes.includes('sensivel.ver')) sees.push('sensivel')
  if (permissoes.includes('financeiro.ver')) sees.push('banco')
  const asker = {
    clienteId,
    fuso,
    actor,
    ...spender,
    sees,
    reach: reachOf(actor),
    formatoContratos: 'lista',
  }
  await answerQuery(operation, exchange, asker, await readObject(exchange))
}
