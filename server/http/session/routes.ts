import type { FastifyInstance } from 'fastify'
import { methodsOf, type Session, sessionPaths } from '../../../catalogue/session/index.ts'
import { Refusal } from '../../refusal.ts'
import { attend } from '../attend.ts'
import type { Exchange } from '../exchange.ts'
import type { Routes } from '../route.ts'
import { sendWhole } from '../whole-answer.ts'
import { callOf, personFailure, requireToken } from './call.ts'
import { handlers } from './handlers.ts'
import { failureInBrowser } from './refusal-page.ts'
import { requireSameSite } from './site.ts'

/** The routes of the session family: a path, its methods, and one pipeline for them all. */
export function addSessionRoutes(app: FastifyInstance, routes: Routes): void {
  for (const [path, operations] of sessionPaths()) {
    const methods = operations.map(({ method }) => method)
    routes.add(app, path, (exchange) => handleSession(path, operations, exchange), methods)
  }
}

async function handleSession(
  path: string,
  operations: readonly Session[],
  exchange: Exchange,
): Promise<void> {
  const operation = operations.find(({ method }) => method === exchange.request.method)
  const failure = operation?.output === 'redirect' ? failureInBrowser(exchange) : personFailure
  await attend(exchange, operation?.id ?? 'sessao', failure, async () => {
    if (!operation) {
      throw new Refusal('METODO_INVALIDO', { metodo: methodsOf(path) })
    }
    const call = callOf(operation.access === 'open' ? asGuest(exchange) : exchange)
    if (operation.method !== 'GET') requireSameSite(exchange.context.config, call.site, exchange.request)
    if (operation.access === 'change') requireToken(call)
    const answer = await handlers[operation.id](call)
    if (answer instanceof URL) exchange.reply.redirect(answer.href, 303)
    else await sendWhole(exchange, operation, undefined, answer)
  })
}

/** Requests without a session use the connection pool of guests. */
const asGuest = (exchange: Exchange): Exchange => {
  const { context } = exchange
  return { ...exchange, context: { ...context, db: context.guests } }
}
