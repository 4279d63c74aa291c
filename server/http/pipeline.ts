import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureBody } from '../../catalogue/openapi/failures.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { fill, type ProblemCode, problems } from '../../catalogue/problems.ts'
import type { Context } from '../context.ts'
import { describeError } from '../facts.ts'
import { ThreadEnded } from '../inbound/thread.ts'
import { JsonError } from '../json/scanner.ts'
import type { Places } from '../query/places.ts'
import { Refusal } from '../refusal.ts'
import { isUnavailable } from '../store/connection.ts'
import { requireJson } from './body/read.ts'
import { runControl } from './control.ts'
import type { Hold } from './door/holdings.ts'
import { answerEarly } from './door/linger.ts'
import { runInbound } from './inbound.ts'
import { runQuery } from './query.ts'
import type { Ready } from './sending.ts'
import { runWorkforce } from './workforce.ts'

/** What a request has shown of itself so far. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  /** Where the request came from, kept from its first moment: a connection that is gone has no address. */
  address: string
  /** What the body takes in memory, until the request is over. */
  hold: Hold
  /** Places and memory for the answers of queries. */
  answers: { short: Places; long: Places; ready: Ready }
  /** Set once the caller is known to want 200 on failures too. */
  always200: boolean
}

/** The whole path of a request to an operation. */
export async function handle(operation: Operation, exchange: Exchange): Promise<void> {
  await attend(exchange, operation.id, bodyOf(operation), async () => {
    requirePost(exchange)
    if (operation.family === 'inbound') await runInbound(operation, exchange)
    else if (operation.family === 'query') await runQuery(operation, exchange)
    else if (operation.family === 'workforce') await runWorkforce(operation, exchange)
    else await runControl(operation, exchange)
  })
}

/** Operations take JSON by POST. */
export function requirePost({ request }: Exchange): void {
  if (request.method !== 'POST') throw new Refusal('METODO_INVALIDO', { metodo: 'POST' })
  requireJson(request.headers['content-type'])
}

/** What a refusal looks like where it occurs. */
export type FailureBody = (refusal: Refusal, message: string) => object

/** Runs whatever a request asks for. What goes wrong is answered, and what happened is reported. */
export async function attend(
  exchange: Exchange,
  name: string,
  failure: FailureBody,
  run: () => Promise<void>,
): Promise<void> {
  const { request, reply, context } = exchange
  const started = performance.now()
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

/** Who shows no credential that holds is counted by address, and beyond the limit refused for that. */
const countedCodes: ReadonlySet<ProblemCode> = new Set([
  'CREDENCIAL_INVALIDA',
  'CREDENCIAL_AUSENTE',
  'CREDENCIAL_TARDIA',
])

async function counted(refusal: Refusal, { address, context }: Exchange): Promise<Refusal> {
  if (!countedCodes.has(refusal.code)) return refusal
  return context.limits.failCredential(address).then(
    () => refusal,
    (limit) => limit as Refusal,
  )
}

const bodyOf =
  (operation: Operation | undefined): FailureBody =>
  ({ code, fields }, message) =>
    failureBody(operation, code, message, fields)

/** Refuses a request, which may belong to no operation. */
export function sendRefusal(exchange: Exchange, refusal: Refusal, operation?: Operation): void {
  sendFailure(exchange, refusal, bodyOf(operation))
}

/** Sends a problem with the headers of its status. */
function sendFailure(exchange: Exchange, refusal: Refusal, failure: FailureBody): void {
  const { reply, request } = exchange
  if (reply.sent || reply.raw.headersSent) {
    // The answer had begun: only a broken connection tells the caller that it is not whole.
    reply.raw.destroy()
    return
  }
  const { status, pt } = problems[refusal.code]
  if (status === 405) reply.header('allow', String(refusal.detail.metodo))
  if (status === 429) reply.header('retry-after', String(refusal.detail.segundos))
  if (status === 503) reply.header('retry-after', '5')
  if (refusal.code === 'CODIFICACAO_INVALIDA') reply.header('accept-encoding', 'gzip')
  reply.code(exchange.always200 ? 200 : status)
  const body = failure(refusal, fill(pt, refusal.detail))
  if (request.raw.complete) reply.send(body)
  else sendEarly(exchange, JSON.stringify(body))
}

/** Longest wait for what a refused sender still sends, and for the next of it, in milliseconds. */
const lingering = { longest: 30_000, idle: 5_000 }

/** What is left of the body is not wanted, but who sends it must come to read why. */
function sendEarly({ request, reply, context }: Exchange, body: string): void {
  reply.header('content-type', 'application/json; charset=utf-8').hijack()
  const headers = reply.getHeaders() as Record<string, string>
  const bytes = Math.max(4 * context.config.maxBody, 2 ** 26)
  answerEarly(request.raw, reply.raw, { status: reply.statusCode, headers, body }, { bytes, ...lingering })
}

function refusalOf(error: unknown, operation: string, { request, context }: Exchange): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof JsonError) return new Refusal('JSON_INVALIDO', { detalhe: error.message })
  if (isUnavailable(error)) return new Refusal('INDISPONIVEL')
  context.events.report({
    kind: 'failure',
    requestId: request.id,
    operation,
    error: describeError(error),
  })
  return error instanceof ThreadEnded
    ? new Refusal('INDISPONIVEL')
    : new Refusal('INTERNO', { pedido: request.id })
}
