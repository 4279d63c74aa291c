import type { FastifyRequest } from 'fastify'
import { asksForToken, type ControlOperation } from '../../catalogue/operation.ts'
import { actingAs } from '../domain/credencial/actor.ts'
import type { Json } from '../json/parse.ts'
import { controlHandlers } from '../operations/bindings.ts'
import type { BoundControl } from '../operations/bound.ts'
import { readRequest } from '../operations/read-input.ts'
import { admit, bodyToken, own, tokenOf } from './access.ts'
import { readObject } from './body/object.ts'
import type { Exchange } from './exchange.ts'
import { success } from './shapes.ts'
import { sendWhole } from './whole-answer.ts'

/** Time zone for callers who are not authenticated yet. */
const usualZone = 'America/Sao_Paulo'

/** Runs a control operation: a small object in, a small object out. */
export async function runControl(
  operation: ControlOperation,
  exchange: Exchange,
  { run }: BoundControl = controlHandlers.get(operation.id)!,
): Promise<void> {
  const { request, context, intake, address } = exchange
  const body = await readObject(exchange)
  const caller = asksForToken(operation)
    ? await admit(operation, exchange, 'integracao', tokenOf(request, body), own(body, 'cliente'))
    : undefined
  const party = caller && { ...caller, actor: actingAs(caller, operation.id) }
  const known = ({ compatHttp200 }: { compatHttp200: boolean }) => {
    exchange.always200 = compatHttp200
    context.limits.noteValidCredential(address)
  }
  const given = asDeclared(operation, body, request)
  const answer = await run({ context, intake, caller: party, address, known }, (shape) =>
    readRequest(shape, given, caller?.fuso ?? usualZone),
  )
  const whole = operation.response ? { ...answer, response: success } : answer
  await sendWhole(exchange, operation, caller?.clienteId, whole)
}

/**
 * A declared token is accepted under both spellings, and a declared address field also in the query string.
 */
function asDeclared(
  { input, inAddress }: ControlOperation,
  body: Record<string, Json>,
  { url }: FastifyRequest,
): Record<string, unknown> {
  if ('token' in input) return { ...body, token: bodyToken(body) }
  if (inAddress === undefined || (own(body, inAddress) ?? '') !== '') return body
  const said = new URLSearchParams(url.split('?')[1]).get(inAddress)
  return said === null ? body : { ...body, [inAddress]: said }
}
