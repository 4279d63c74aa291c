import type { Operation } from '../../catalogue/operation.ts'
import { problems } from '../../catalogue/problems.ts'
import { type Audience, renderedJson, sentenceOf } from '../../catalogue/render.ts'
import { failureBody } from '../../catalogue/wire/failures.ts'
import { helpHeader, helpPath, problemHeader } from '../../catalogue/wire/headers.ts'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'
import type { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'
import { languageOf } from './language.ts'
import { answerEarly } from './transport/linger.ts'

/** Renders a refusal as an object or as the text of a page. */
export interface FailureBody {
  (refusal: Refusal, message: string): object | string
  /** Reader of its texts; a system if absent. */
  audience?: Audience
}

/** Failure in the shape of the operation's family. */
export const operationFailure =
  (operation: Operation | undefined): FailureBody =>
  ({ code, fields, detail }, message) =>
    failureBody(operation, code, message, fields, detail)

/** Refuses a request, which may belong to no operation. */
export function sendRefusal(exchange: Exchange, refusal: Refusal, operation?: Operation): void {
  sendFailure(exchange, refusal, operationFailure(operation))
}

/** Sends a refusal with its status and headers. */
export function sendFailure(exchange: Exchange, refusal: Refusal, failure: FailureBody): void {
  const { reply, request } = exchange
  if (reply.sent || reply.raw.headersSent) {
    // The answer has begun: closing the connection is the only way to signal that it is incomplete.
    reply.raw.destroy()
    return
  }
  const { status } = problems[refusal.code]
  if (status === 405) reply.header('allow', String(refusal.detail.metodo))
  if (status === 429) reply.header('retry-after', String(refusal.detail.segundos))
  if (status === 503) reply.header('retry-after', '5')
  if (refusal.code === 'CODIFICACAO_INVALIDA') reply.header('accept-encoding', 'gzip')
  reply.header(problemHeader, refusal.code).header(helpHeader, helpFor(exchange.context.config, refusal.code))
  reply.code(exchange.always200 ? 200 : status)
  const language = languageOf(request)
  const body = failure(refusal, sentenceOf(refusal.code, refusal.detail, language))
  const text = typeof body === 'string' ? body : renderedJson(body, language, failure.audience)
  if (typeof body !== 'string') reply.type('application/json; charset=utf-8')
  if (request.raw.complete) reply.send(text)
  else sendEarly(exchange, text)
}

/** Address of the page that explains the refusal; relative where no public address is configured. */
function helpFor(config: Config, code: string): string {
  const base = config.publicUrl ? publicAddress(config, config.port) : ''
  return `<${base}${helpPath(code)}>; rel="help"`
}

/** Longest time to discard the rest of a refused body, in total and without a byte, in milliseconds. */
const lingering = { longest: 30_000, idle: 5_000 }

/** The rest of the body is discarded, so that the sender gets to read the answer. */
function sendEarly({ request, reply, context }: Exchange, body: string): void {
  reply.header('content-type', 'application/json; charset=utf-8').hijack()
  const headers = reply.getHeaders() as Record<string, string>
  const bytes = Math.max(4 * context.config.maxBody, 2 ** 26)
  answerEarly(request.raw, reply.raw, { status: reply.statusCode, headers, body }, { bytes, ...lingering })
}
