import type { Command, EditCommand, EngineCommand, RecordPage } from '../../../catalogue/management/index.ts'
import type { Person } from '../../management/caller.ts'
import { runCommand } from '../../management/command.ts'
import { runEdit } from '../../management/edit-command.ts'
import type { EngineCall } from '../../management/engine/bound.ts'
import { runEngine } from '../../management/engine/run.ts'
import type { Answered } from '../../management/once.ts'
import { runRecord } from '../../management/record.ts'
import { usedFrom } from '../access.ts'
import { attend, requirePost } from '../attend.ts'
import { roomForBody } from '../body/declared-size.ts'
import { readObject } from '../body/object.ts'
import { disconnectSignal } from '../disconnect.ts'
import type { Exchange } from '../exchange.ts'
import { idempotencyKey, replayed } from '../idempotency-key.ts'
import { languageOf } from '../language.ts'
import { personFailure } from '../session/call.ts'
import { sendWhole } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'
import { requireDoor } from './door.ts'

type AnyCommand = Command | EditCommand | EngineCommand
type Managed = AnyCommand | RecordPage

/** Handles a command or the page of a record. */
export async function handleManagement(operation: Managed, exchange: Exchange): Promise<void> {
  await attend(exchange, operation.id, personFailure, async () => {
    requirePost(exchange)
    const caller = await admitPerson(operation.id, exchange)
    requireDoor(operation, caller)
    const told = await answer(operation, exchange, caller)
    await sendWhole(exchange, operation, caller.clienteId, told)
  })
}

async function answer(operation: Managed, exchange: Exchange, caller: Person): Promise<object> {
  const { context, intake, request, reply } = exchange
  const key = idempotencyKey(request)
  const body = await readObject(exchange, 'input' in operation ? roomForBody(operation.input) : undefined)
  if (operation.kind === 'record')
    return runRecord(operation, { context, caller, body, language: languageOf(request) })
  const { answer, repeated } = await inSlot(exchange, caller, () =>
    run(operation, { context, intake, caller, body, key, origin: usedFrom(exchange) }),
  )
  if (repeated) reply.header(...replayed)
  return answer
}

/**
 * Limits concurrent commands, so that connections remain for authentication. The socket timeout is ignored
 * while a command runs, because the caller sends nothing.
 */
async function inSlot<T>(exchange: Exchange, caller: Person, work: () => Promise<T>): Promise<T> {
  const { clienteId, spender } = caller
  const leave = await exchange.commands.take({ clienteId, ...spender }, disconnectSignal(exchange))
  const { raw } = exchange.reply
  raw.on('timeout', silent)
  try {
    return await work()
  } finally {
    raw.off('timeout', silent)
    leave()
  }
}

const silent = () => {}

function run(operation: AnyCommand, call: EngineCall): Promise<Answered> {
  if ('edit' in operation) return runEdit(operation, call)
  return 'engine' in operation ? runEngine(operation, call) : runCommand(operation, call)
}
