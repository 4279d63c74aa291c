import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { publicAddress } from '../../config/public-address.ts'
import { publicVacancies } from '../../domain/vaga/public.ts'
import { attend } from '../attend.ts'
import type { Exchange } from '../exchange.ts'
import type { Routes } from '../route.ts'
import { personFailure } from '../session/call.ts'
import { listPage, missingPage, vacanciesPolicy, vacancyPage } from './page.ts'

const name = 'vagas-abertas'
const list = `/${name}/:cliente`

/** Last page that can be requested. */
const lastPage = 200
/** Cache lifetime in seconds; short, because vacancies end. */
const fresh = 60

/** Public pages with the open vacancies of institutions that publish them. */
export function addVacancyPages(app: FastifyInstance, routes: Routes, config: Config): void {
  const prefix = new URL(publicAddress(config, config.port)).pathname.replace(/\/$/, '')
  const serve = (url: string, make: (exchange: Exchange) => Promise<string | undefined>) =>
    routes.add(
      app,
      url,
      (exchange) =>
        attend(exchange, name, personFailure, async () => {
          // Public requests are limited by address.
          await exchange.context.limits.spendCheck(exchange.address)
          sendPage(exchange, await make(exchange))
        }),
      ['GET'],
    )
  serve(list, async ({ request, context }) => {
    const { cliente } = request.params as { cliente: string }
    const { pagina } = request.query as { pagina?: unknown }
    const page = numberIn(pagina ?? '1', lastPage)
    const found = page && (await publicVacancies(context, cliente.toLowerCase(), { page }))
    return found ? listPage(found, `${prefix}/${name}/${found.client.codigo}`, page) : undefined
  })
  serve(`${list}/:id`, async ({ request, context }) => {
    const { cliente, id: told } = request.params as { cliente: string; id: string }
    const id = numberIn(told, 1e15)
    const found = id && (await publicVacancies(context, cliente.toLowerCase(), { id }))
    if (!found) return undefined
    return vacancyPage(found, `${prefix}/${name}/${found.client.codigo}`, `${prefix}/vagas/${id}`)
  })
}

/** A positive integer from the address, up to a bound; undefined for other values. */
function numberIn(told: unknown, most: number): number | undefined {
  const value = typeof told === 'string' && /^[1-9]\d{0,14}$/.test(told) ? Number(told) : 0
  return value > 0 && value <= most ? value : undefined
}

function sendPage({ request, reply }: Exchange, page: string | undefined): void {
  const text = page ?? missingPage
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  reply
    .header('content-security-policy', vacanciesPolicy)
    .header('cache-control', `public, max-age=${fresh}`)
    .header('etag', tag)
    .type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === tag) reply.code(page === undefined ? 404 : 304).send()
  else reply.code(page === undefined ? 404 : 200).send(text)
}
