import type { ProblemCode } from '../../catalogue/problems.ts'
import { describeError, sealFact } from '../facts.ts'
import { ThreadEnded } from '../inbound/threads/thread.ts'
import { JsonError } from '../json/scanner.ts'
import { Refusal } from '../refusal.ts'
import { isUnavailable } from '../store/connection.ts'
import { unreadableSeal } from '../store/sealing.ts'
import { DeskError } from '../threads/desk.ts'
import { requireJson } from './body/content-type.ts'
import type { Exchange } from './exchange.ts'
import { type FailureBody, sendFailure } from './failure.ts'
import { contentLanguages, languageOf } from './language.ts'

/** Runs a request: turns errors into refusals, releases its memory, and reports it. */
export async function attend(
  exchange: Exchange,
  name: string,
  failure: FailureBody,
  run: () => Promise<void>,
): Promise<void> {
  const { request, reply, context } = exchange
  const started = performance.now()
  reply.header('content-language', contentLanguages[languageOf(request)])
  try {
    await run()
  } catch (error) {
    sendFailure(exchange, await counted(refusalOf(error, name, exchange), exchange), failure)
  } finally {
    exchange.hold.release()
    context.events.report({
      kind: 'request',
      operation: name,
      status: reply.statusCode,
      ms: Math.round(performance.now() - started),
      requestId: request.id,
    })
  }
}

export function requirePost({ request }: Exchange): void {
  if (request.method !== 'POST') throw new Refusal('METODO_INVALIDO', { metodo: 'POST' })
  requireJson(request.headers['content-type'])
}

/**
 * Refusals that count as failed credentials of the address. Beyond the limit, the rate limit is answered
 * instead.
 */
const countedCodes: ReadonlySet<ProblemCode> = new Set([
  'CREDENCIAL_INVALIDA',
  'CREDENCIAL_AUSENTE',
  'CREDENCIAL_TARDIA',
  'LINK_INVALIDO',
])

async function counted(refusal: Refusal, { address, context }: Exchange): Promise<Refusal> {
  if (!countedCodes.has(refusal.code)) return refusal
  return context.limits.failCredential(address).then(
    () => refusal,
    (limit) => limit as Refusal,
  )
}

function refusalOf(error: unknown, operation: string, { request, context }: Exchange): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof JsonError) return new Refusal('JSON_INVALIDO', { detalhe: error.said })
  if (isUnavailable(error)) return new Refusal('INDISPONIVEL')
  const seal = unreadableSeal(error)
  if (seal) {
    context.events.report(sealFact(seal, operation))
    return new Refusal('CONTEUDO_ILEGIVEL', { pedido: request.id })
  }
  context.events.report({
    kind: 'failure',
    requestId: request.id,
    operation,
    error: describeError(error),
  })
  return error instanceof ThreadEnded || error instanceof DeskError
    ? new Refusal('INDISPONIVEL')
    : new Refusal('INTERNO', { pedido: request.id })
}
