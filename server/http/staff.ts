import type { FastifyInstance } from 'fastify'
import { peoplePathOf, type Right, rightsOf } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { type StaffOperation, staffOperations } from '../../catalogue/operation.ts'
import { actingAs } from '../domain/credencial/actor.ts'
import { authenticate } from '../domain/credencial/authenticate.ts'
import { useSession } from '../domain/sessao/use.ts'
import { controlHandlers } from '../operations/bindings.ts'
import type { ControlHandler, Party } from '../operations/handler.ts'
import { type Input, readInput } from '../operations/read-input.ts'
import { Refusal } from '../refusal.ts'
import { headerKey } from './access.ts'
import { attend, requirePost } from './attend.ts'
import { readObject } from './body/object.ts'
import type { Exchange, ExchangeOf } from './exchange.ts'
import { addRoute } from './route.ts'
import { callOf, personFailure, requireToken } from './session/call.ts'
import { requireSameSite } from './session/site.ts'
import { sendWhole } from './whole-answer.ts'

interface Staff extends Party {
  permissoes: readonly string[]
}

/** The operations that staff have too, each under its own path. */
export function addStaffRoutes(app: FastifyInstance, exchangeOf: ExchangeOf): void {
  for (const operation of staffOperations(operations)) {
    addRoute(app, peoplePathOf(operation), exchangeOf, (exchange) => handleStaff(operation, exchange))
  }
}

async function handleStaff(operation: StaffOperation, exchange: Exchange): Promise<void> {
  await attend(exchange, operation.id, personFailure, async () => {
    requirePost(exchange)
    const caller = await admitStaff(operation, exchange)
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

/** A management key in the header, or a session of somebody and the proof that a page of ours sends this. */
function admitStaff(operation: StaffOperation, exchange: Exchange): Promise<Staff> {
  const key = headerKey(exchange.request)
  return key === undefined ? admitPerson(operation, exchange) : admitKey(operation, exchange, key)
}

async function admitKey({ id }: StaffOperation, exchange: Exchange, key: string): Promise<Staff> {
  const { db, limits } = exchange.context
  const caller = await authenticate(db, key, 'gestao', undefined)
  if (!caller) throw new Refusal('CREDENCIAL_INVALIDA')
  limits.welcome(exchange.address)
  await limits.spendRequest(caller)
  const { clienteId, codigo, fuso, escopos } = caller
  return { clienteId, codigo, fuso, permissoes: escopos, actor: actingAs(caller, id) }
}

async function admitPerson({ id }: StaffOperation, exchange: Exchange): Promise<Staff> {
  const { context, request } = exchange
  const call = callOf(exchange)
  requireSameSite(context.config, call.site, request)
  requireToken(call)
  const { client, person, session } = await useSession(context, call.cookies.get('session'))
  await context.limits.spendRequest({ sessaoId: session.id })
  const { clienteId, codigo, fuso } = client
  const actor = { usuario: person.login, origem: 'Portal', operacao: id } as const
  return { clienteId, codigo, fuso, permissoes: person.permissoes, actor }
}
