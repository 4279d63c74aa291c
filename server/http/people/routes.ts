import type { FastifyInstance } from 'fastify'
import { peoplePathOf, type Right, rightsOf } from '../../../catalogue/doors.ts'
import { operations } from '../../../catalogue/index.ts'
import { management } from '../../../catalogue/management/index.ts'
import { type StaffOperation, staffOperations } from '../../../catalogue/operation.ts'
import { listings } from '../../listing/bindings.ts'
import { controlHandlers } from '../../operations/bindings.ts'
import type { ControlHandler, Party } from '../../operations/handler.ts'
import { type Input, readInput } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import { attend, requirePost } from '../attend.ts'
import { readObject } from '../body/object.ts'
import type { Exchange, ExchangeOf } from '../exchange.ts'
import { addRoute } from '../route.ts'
import { personFailure } from '../session/call.ts'
import { sendWhole } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'
import { answerListing } from './listing.ts'
import { handleManagement } from './management.ts'

/** The operations that people have, each under its own path. */
export function addPeopleOperations(app: FastifyInstance, exchangeOf: ExchangeOf): void {
  for (const operation of staffOperations(operations)) {
    addRoute(app, peoplePathOf(operation), exchangeOf, (exchange) => handleStaff(operation, exchange))
  }
  for (const listing of Object.values(listings)) {
    const { operation } = listing
    addRoute(app, peoplePathOf(operation), exchangeOf, (exchange) =>
      attend(exchange, operation.id, personFailure, () => answerListing(listing, exchange)),
    )
  }
  for (const operation of management) {
    if (operation.kind === 'listing') continue
    addRoute(app, peoplePathOf(operation), exchangeOf, (exchange) => handleManagement(operation, exchange))
  }
}

async function handleStaff(operation: StaffOperation, exchange: Exchange): Promise<void> {
  await attend(exchange, operation.id, personFailure, async () => {
    requirePost(exchange)
    const caller = await admitPerson(operation.id, exchange)
    const anyRight = rightsOf(operation)
    if (!anyRight.some((right) => caller.permissoes.includes(right))) throw lacking(anyRight[0]!)
    const input = readInput(operation.input, await readObject(exchange), caller.fuso)
    const right = rightFor(operation, input)
    if (!caller.permissoes.includes(right)) throw lacking(right)
    const handler = controlHandlers[operation.id as keyof typeof controlHandlers] as ControlHandler<Party>
    const { context, intake, address } = exchange
    const answer = await handler({ context, intake, input, caller, address, known: () => {} })
    sendWhole(exchange, operation.id, caller.clienteId, answer)
  })
}

const lacking = (permissao: Right) => new Refusal('PERMISSAO_AUSENTE', { permissao })

function rightFor({ doors: { staff } }: StaffOperation, input: Input): Right {
  return typeof staff === 'string' ? staff : staff.rights[String(input[staff.by])]!
}
