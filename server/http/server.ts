import { randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { operations } from '../../catalogue/index.ts'
import { pathOf } from '../../catalogue/operation.ts'
import type { Config } from '../config/config.ts'
import { Console } from '../console/console.ts'
import type { Context } from '../context.ts'
import { codesOf } from '../health/health.ts'
import { Intake } from '../inbound/receive/intake.ts'
import { Refusal } from '../refusal.ts'
import { consoleAnswers } from './console.ts'
import { addDocs } from './docs.ts'
import { addEmployeePage } from './employee/routes.ts'
import type { ExchangeOf } from './exchange.ts'
import { exchanges } from './exchanges.ts'
import { sendRefusal } from './failure.ts'
import { checkReadiness, healthPatience, replicaWords } from './health.ts'
import { addLinkPage } from './link/routes.ts'
import { addPeopleOperations } from './people/routes.ts'
import { handle } from './pipeline.ts'
import { Routes } from './route.ts'
import { addSessionRoutes } from './session/routes.ts'
import { addSmallPages } from './small/page.ts'
import { addVacancyPages } from './vacancies/routes.ts'
import { addVerification } from './verification/routes.ts'

/** No route has a schema, so that Fastify's schema compilers are not loaded. */
const withoutSchemas = { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } }

function neverAsked(): never {
  throw new Error('no route has a schema')
}

/** Creates the server with every route of the program. */
export function createServer(context: Context): FastifyInstance {
  const intake = new Intake(context.secrets, context.config.watchSeconds)
  const exchangeOf = exchanges(context, intake)
  const addHeaders = headersFor(context.config)
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply, sugestao?: string) =>
    sendRefusal(exchangeOf(request, reply), new Refusal('OPERACAO_DESCONHECIDA', { sugestao }))
  const routes = new Routes(exchangeOf, refuseUnknown)
  const app = Fastify({
    logger: false,
    schemaController: withoutSchemas,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    // Bodies and answers have their own pace; this ends connections that are idle otherwise.
    requestTimeout: 0,
    connectionTimeout: 120_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, keepAlive: true },
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections while the server stops are still answered.
    return503OnClosing: false,
    // Requests whose address cannot be decoded skip the hooks.
    frameworkErrors: (_error, request, reply) => {
      addHeaders(request, reply)
      refuseUnknown(request, reply)
    },
  })
  // The last requests may still need the intake.
  app.addHook('onClose', () => intake.close())
  // `100 Continue` is sent by the reader of the body.
  app.server.on('checkContinue', (request, response) => app.routing(request, response))
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request, reply)
    if (!request.is404) return
    const handle = routes.handlerAt(request)
    if (handle) await handle(exchangeOf(request, reply))
    else if (!answerPage(request, reply)) refuseUnknown(request, reply, routes.similarName(request))
    return reply
  })
  const answerPage = addConsole(app, context, exchangeOf)
  for (const operation of operations) {
    routes.addOperation(app, pathOf(operation), (exchange) => handle(operation, exchange))
  }
  app.setErrorHandler((_error, request, reply) => {
    sendRefusal(exchangeOf(request, reply), new Refusal('INTERNO', { pedido: request.id }))
  })
  addPeopleRoutes(app, routes)
  app.get('/', (request, reply) => (answerPage(request, reply) ? reply : reply.redirect('docs', 302)))
  addSmallPages(app)
  addVerification(app, routes, context.config)
  addVacancyPages(app, routes, context.config)
  addLinkPage(app, context.config)
  addEmployeePage(app, context.config)
  addPages(app, context, exchangeOf)
  return app
}

/** Only these routes parse cookies. */
function addPeopleRoutes(app: FastifyInstance, routes: Routes): void {
  app.register(async (scope) => {
    await scope.register(cookie)
    addSessionRoutes(scope, routes)
    addPeopleOperations(scope, routes)
  })
}

/** The console is read once the server listens, so that it does not delay the start. */
function addConsole(app: FastifyInstance, { config, events }: Context, exchangeOf: ExchangeOf) {
  if (!config.console) return () => false
  const console = new Console((fact) => events.report(fact))
  app.addHook('onListen', async () => void console.built)
  return consoleAnswers(config, console, exchangeOf)
}

const year = 365 * 86_400

/** Headers of every answer. */
function headersFor({ publicUrl }: Config): (request: FastifyRequest, reply: FastifyReply) => void {
  const secure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:'
  return (request, reply) => {
    reply.header('x-api-version', '1').header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
    if (secure) reply.header('strict-transport-security', `max-age=${year}`)
  }
}

function addPages(app: FastifyInstance, context: Context, exchangeOf: ExchangeOf): void {
  addDocs(app, context.config, exchangeOf)
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const [ready, health] = await Promise.all([
      checkReadiness(context.db),
      context.health.soon(healthPatience),
    ])
    const { state } = context.readers
    const reasons = codesOf(health)
    const replica = state && { replica: replicaWords[state] }
    if (!ready) return reply.code(503).send({ status: 'indisponível', ...replica })
    // A degraded server still answers requests, so it keeps its traffic.
    return reply.send({
      ...(reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok' }),
      ...replica,
    })
  })
  if (!context.config.metrics) addMetrics(app, context)
}

function addMetrics(app: FastifyInstance, { events: { registry } }: Context): void {
  // The text is rendered at most once a second and shared by concurrent readers.
  let made: { at: number; bytes: Promise<Buffer> } | undefined
  const metrics = (): Promise<Buffer> => {
    if (!made || performance.now() - made.at > 1_000) {
      made = { at: performance.now(), bytes: registry.metrics().then((text) => Buffer.from(text)) }
    }
    return made.bytes
  }
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await metrics()))
}

/** Serves metrics only, at an address of its own. */
export function createMetricsServer(context: Context): FastifyInstance {
  const app = Fastify({
    logger: false,
    schemaController: withoutSchemas,
    connectionTimeout: 30_000,
    forceCloseConnections: true,
  })
  addMetrics(app, context)
  return app
}
