import { rightsOf } from '../../../catalogue/doors.ts'
import type { Command, RecordPage } from '../../../catalogue/management/index.ts'
import type { Person } from '../../management/caller.ts'
import { runCommand } from '../../management/command.ts'
import { runRecord } from '../../management/record.ts'
import { Refusal } from '../../refusal.ts'
import { attend, requirePost } from '../attend.ts'
import { readObject } from '../body/object.ts'
import type { Exchange } from '../exchange.ts'
import type { FailureBody } from '../failure.ts'
import { idempotencyKey, replayed } from '../idempotency-key.ts'
import { personFailure } from '../session/call.ts'
import { sendWhole } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'

/** A refusal with what it is about, as data. */
const failure: FailureBody = (refusal, message) => {
  const { error } = personFailure(refusal, message) as { error: object }
  return { error: { ...error, detalhes: refusal.detail } }
}

/** The whole path of a command or of a record's page. */
export async function handleManagement(operation: Command | RecordPage, exchange: Exchange): Promise<void> {
  await attend(exchange, operation.id, failure, async () => {
    requirePost(exchange)
    const caller = await admitPerson(operation.id, exchange)
    const missing = rightsOf(operation).find((right) => !caller.permissoes.includes(right))
    if (missing) throw new Refusal('PERMISSAO_AUSENTE', { permissao: missing })
    sendWhole(exchange, operation.id, caller.clienteId, await answer(operation, exchange, caller))
  })
}

async function answer(operation: Command | RecordPage, exchange: Exchange, caller: Person): Promise<object> {
  const { context, request, reply } = exchange
  const key = idempotencyKey(request)
  const body = await readObject(exchange)
  if (operation.kind === 'record') return runRecord(operation, { context, caller, body })
  const { answer, repeated } = await runCommand(operation, { context, caller, body, key })
  if (repeated) reply.header(...replayed)
  return answer
}
