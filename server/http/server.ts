import { randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { operations } from '../../catalogue/index.ts'
import { pathOf } from '../../catalogue/operation.ts'
import { type Config, projectRoot } from '../config/config.ts'
import { Console } from '../console/console.ts'
import type { Context } from '../context.ts'
import { Intake } from '../inbound/receive/intake.ts'
import { Refusal } from '../refusal.ts'
import { consoleAnswers } from './console.ts'
import { addDocs } from './docs.ts'
import { addEmployeePage } from './employee/routes.ts'
import type { ExchangeOf } from './exchange.ts'
import { exchanges } from './exchanges.ts'
import { sendRefusal } from './failure.ts'
import { checkReadiness, replicaWords } from './health.ts'
import { addLinkPage } from './link/routes.ts'
import { addPeopleOperations } from './people/routes.ts'
import { handle } from './pipeline.ts'
import { Routes } from './route.ts'
import { addSessionRoutes } from './session/routes.ts'
import { addVacancyPages } from './vacancies/routes.ts'
import { addVerification } from './verification/routes.ts'

/** Requests are read by what the catalogue declares: compilers of schemas would be loaded, and never asked. */
const withoutSchemas = { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } }

function neverAsked(): never {
  throw new Error('no route has a schema')
}

/** Every route of the program: the catalogue's operations and the few pages around them. */
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
    // Bodies and answers have their own pace; what is silent for so long besides them is over.
    requestTimeout: 0,
    connectionTimeout: 120_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, keepAlive: true },
    forceCloseConnections: 'idle',
    // What a connection still brings while the server ends is answered like any other request.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (_error, request, reply) => {
      addHeaders(request, reply)
      refuseUnknown(request, reply)
    },
  })
  // After the last request that may need it.
  app.addHook('onClose', () => intake.close())
  // Who asks before sending is answered by whoever looks at the request.
  app.server.on('checkContinue', (request, response) => app.routing(request, response))
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request, reply)
    if (!request.is404) return
    const handle = routes.otherwise(request)
    if (handle) await handle(exchangeOf(request, reply))
    else if (!answerPage(request, reply)) refuseUnknown(request, reply, routes.like(request))
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
  addVerification(app, routes)
  addVacancyPages(app, routes, context.config)
  addLinkPage(app, context.config)
  addEmployeePage(app, context.config)
  addPages(app, context, exchangeOf)
  return app
}

/** Who comes with a browser is known by a cookie; only these routes look at cookies. */
function addPeopleRoutes(app: FastifyInstance, routes: Routes): void {
  app.register(async (scope) => {
    await scope.register(cookie)
    addSessionRoutes(scope, routes)
    addPeopleOperations(scope, routes)
  })
}

/** Prepared as soon as the server listens, and not before: nobody else waits for it. */
function addConsole(app: FastifyInstance, { config, events }: Context, exchangeOf: ExchangeOf) {
  if (!config.console) return () => false
  const console = new Console({ project: projectRoot, data: config.data }, (fact) => events.report(fact))
  app.addHook('onListen', async () => void console.prepare())
  app.addHook('onClose', async () => console.stop())
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
    const ready = await checkReadiness(context.db)
    const { state } = context.readers
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'indisponível', ...(state && { replica: replicaWords[state] }) })
  })
  if (!context.config.metrics) addMetrics(app, context)
}

function addMetrics(app: FastifyInstance, { events: { registry } }: Context): void {
  // Made once a second at most, and shared by all who ask meanwhile.
  let made: { at: number; bytes: Promise<Buffer> } | undefined
  const metrics = (): Promise<Buffer> => {
    if (!made || performance.now() - made.at > 1_000) {
      made = { at: performance.now(), bytes: registry.metrics().then((text) => Buffer.from(text)) }
    }
    return made.bytes
  }
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await metrics()))
}

/** Metrics at an address of their own, and nothing else. */
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
