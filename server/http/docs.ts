import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'
import type { ExchangeOf } from './exchange.ts'
import { lazy } from './lazy.ts'
import { type Prepared, prepareFile, prepareText } from './prepared.ts'
import { sendPrepared } from './send-prepared.ts'

/**
 * The documentation is loaded, rendered and compressed at the first request and then cached: most processes
 * serve none.
 */

interface Asked {
  Params: { name: string }
}

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

export function addDocs(app: FastifyInstance, config: Config, exchangeOf: ExchangeOf): void {
  const address = config.publicUrl && publicAddress(config, config.port)
  const reference = lazy(async () => {
    const { referencePage } = await import('../../catalogue/reference-page.ts')
    const { referencePagePolicy } = await import('./reference-policy.ts')
    return { page: await prepareText(html, referencePage(address)), policy: referencePagePolicy() }
  })
  const document = lazy(async () => {
    const { openApi } = await import('../../catalogue/openapi.ts')
    return prepareText(json, JSON.stringify(openApi(address)))
  })
  const integration = lazy(async () => {
    const { integrationOpenApi } = await import('../../catalogue/openapi.ts')
    return prepareText(json, JSON.stringify(integrationOpenApi(address)))
  })
  const site = lazy(() => import('../docs/site.ts'))
  const pages = kept(async (place) => {
    const text = await (await site()).pageAt(place)
    return text === undefined ? undefined : prepareText(html, text)
  })
  const missing = lazy(async () => prepareText(html, (await site()).missingPage()))
  const pictures = kept(async (name) => {
    const { docsFolder } = await import('../docs/guides.ts')
    const folder = join(docsFolder, 'images')
    // The listing of the folder is the allowlist of names.
    if (!(await readdir(folder)).includes(name)) return undefined
    return prepareFile('image/png', await readFile(join(folder, name)))
  })
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    prepared: Prepared,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    await sendPrepared(exchangeOf(request, reply), 'docs', prepared, headers)
    return reply
  }

  async function page(request: FastifyRequest, reply: FastifyReply, place: string): Promise<FastifyReply> {
    const [last, before] = request.url.split('?', 1)[0]!.split('/').reverse()
    // Links are relative, so a trailing slash would break them.
    if (last === '' && before) return reply.redirect(`../${before}`, 301)
    const { docsPolicy } = await site()
    const found = await pages(place)
    if (!found) reply.code(404)
    return send(request, reply, found ?? (await missing()), { 'content-security-policy': docsPolicy })
  }

  app.get('/docs', (request, reply) => page(request, reply, ''))
  app.get('/docs/referencia', async (request, reply) => {
    const { page, policy } = await reference()
    return send(request, reply, page, { 'content-security-policy': policy })
  })
  app.get<Asked>('/docs/images/:name', async (request, reply) => {
    const picture = await pictures(request.params.name)
    if (!picture) return page(request, reply, 'images')
    return send(request, reply, picture, { 'cache-control': 'max-age=3600' })
  })
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) =>
    page(request, reply, request.params['*'].replace(/\/$/, '')),
  )
  app.get('/openapi.json', async (request, reply) => send(request, reply, await document()))
  app.get('/openapi-integracao.json', async (request, reply) => send(request, reply, await integration()))
}

/** Caches what was found by name. Missing names are not cached, so that the cache stays bounded. */
function kept(
  find: (name: string) => Promise<Prepared | undefined>,
): (name: string) => Promise<Prepared | undefined> {
  const found = new Map<string, Prepared>()
  return async (name) => {
    const known = found.get(name) ?? (await find(name))
    if (known) found.set(name, known)
    return known
  }
}
