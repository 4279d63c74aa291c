import { randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { operations } from '../../catalogue/index.ts'
import { pathOf } from '../../catalogue/operation.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { checkReadiness, replicaWords } from './health.ts'
import { handle, sendRefusal } from './pipeline.ts'
import { addRoute, type ExchangeOf } from './route.ts'
import { addSessionRoutes } from './session/routes.ts'
import { addStaffRoutes } from './staff.ts'

/** Every route of the program: the catalogue's operations and the few pages around them. */
export function createServer(context: Context): FastifyInstance {
  const exchangeOf: ExchangeOf = (request, reply) => ({
    request,
    reply,
    context,
    address: request.ip,
    always200: false,
  })
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(exchangeOf(request, reply), new Refusal('OPERACAO_DESCONHECIDA'))
  const app = Fastify({
    logger: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustProxy,
    // Large batches over slow links take their time; a sender that stops sending does not.
    requestTimeout: 0,
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What a connection still brings while the server ends is answered like any other request.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (_error, request, reply) => {
      addHeaders(request, reply)
      refuseUnknown(request, reply)
    },
  })
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request, reply)
    if (!request.is404) return
    refuseUnknown(request, reply)
    return reply
  })
  for (const operation of operations) {
    addRoute(app, pathOf(operation), exchangeOf, (exchange) => handle(operation, exchange))
  }
  app.setErrorHandler((_error, request, reply) => {
    sendRefusal(exchangeOf(request, reply), new Refusal('INTERNO', { pedido: request.id }))
  })
  addPeopleRoutes(app, exchangeOf)
  addPages(app, context)
  return app
}

/** Who comes with a browser is known by a cookie; only these routes look at cookies. */
function addPeopleRoutes(app: FastifyInstance, exchangeOf: ExchangeOf): void {
  app.register(async (scope) => {
    await scope.register(cookie)
    addSessionRoutes(scope, exchangeOf)
    addStaffRoutes(scope, exchangeOf)
  })
}

function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-api-version', '1').header('x-request-id', request.id)
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
}

function addPages(app: FastifyInstance, context: Context): void {
  const address = context.config.publicUrl?.replace(/\/+$/, '')
  const page = lazy(async () => {
    const { referencePage } = await import('../../catalogue/reference-page.ts')
    const { referencePagePolicy } = await import('./reference-policy.ts')
    return { text: referencePage(address), policy: referencePagePolicy() }
  })
  const document = lazy(async () => {
    const { openApi } = await import('../../catalogue/openapi.ts')
    return JSON.stringify(openApi(address))
  })
  app.get('/', (_request, reply) => reply.redirect('docs', 302))
  app.get('/docs', async (_request, reply) => {
    const { text, policy } = await page()
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text)
  })
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await document()),
  )
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await checkReadiness(context.db)
    const { state } = context.readers
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'indisponível', ...(state && { replica: replicaWords[state] }) })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(context.events.registry.contentType).send(await context.events.registry.metrics()),
  )
}

/** Loaded and made when first asked for: most processes never are. What failed is tried again. */
function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
