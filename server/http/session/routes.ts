import { METHODS } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionFailure } from '../../../catalogue/openapi/session.ts'
import { fill, problems } from '../../../catalogue/problems.ts'
import { type SessionId, sessionPaths } from '../../../catalogue/session/index.ts'
import { csrfHeader, type SessionOperation } from '../../../catalogue/session/operation.ts'
import { isCsrfToken } from '../../domain/sessao/token.ts'
import { Refusal } from '../../refusal.ts'
import { type Exchange, refusalOf, sendFailure } from '../pipeline.ts'
import { Cookies } from './cookies.ts'
import { type Call, handlers } from './handlers.ts'
import { requireSameSite, siteOf } from './site.ts'

/** The routes of the session family: a path, its methods, and one pipeline for them all. */
export function addSessionRoutes(
  app: FastifyInstance,
  exchangeOf: (request: FastifyRequest, reply: FastifyReply) => Exchange,
): void {
  // A scope of its own: only these routes look at cookies.
  app.register(async (scope) => {
    await scope.register(cookie)
    for (const [path, operations] of sessionPaths()) {
      scope.route({
        method: [...METHODS],
        url: path,
        onRequest: async (request, reply) => {
          await handleSession(operations, exchangeOf(request, reply))
          return reply
        },
        handler: (_request, reply) => reply,
      })
    }
  })
}

async function handleSession(operations: readonly SessionOperation[], exchange: Exchange): Promise<void> {
  const { request, reply, context } = exchange
  const started = performance.now()
  const operation = operations.find(({ method }) => method === request.method)
  const name = operation ?? { id: 'sessao' }
  try {
    if (!operation) {
      throw new Refusal('METODO_INVALIDO', { metodo: operations.map(({ method }) => method).join(', ') })
    }
    const site = siteOf(context.config, request)
    const call: Call = { exchange, site, cookies: new Cookies(request, reply, site.secure) }
    if (operation.method !== 'GET') requireSameSite(context.config, site, request)
    if (operation.access === 'change') requireToken(call)
    await handlers[operation.id as SessionId](call)
  } catch (error) {
    const refusal = refusalOf(error, name, exchange)
    const { code, detail, fields } = refusal
    sendFailure(exchange, refusal, sessionFailure(code, fill(problems[code].pt, detail), fields))
  } finally {
    context.events.report({
      kind: 'request',
      operation: name.id,
      status: reply.statusCode,
      ms: Math.round(performance.now() - started),
      requestId: request.id,
    })
  }
}

function requireToken({ cookies, exchange }: Call): void {
  const session = cookies.get('session')
  if (session === undefined) throw new Refusal('SESSAO_INVALIDA')
  if (!isCsrfToken(session, exchange.request.headers[csrfHeader.toLowerCase()]))
    throw new Refusal('ORIGEM_RECUSADA')
}
