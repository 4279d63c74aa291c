import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'
import { lazy } from './lazy.ts'

/** The documentation: loaded and made when first asked for, since most processes never are. */

interface Asked {
  Params: { name: string }
}

export function addDocs(app: FastifyInstance, config: Config): void {
  const address = config.publicUrl && publicAddress(config, config.port)
  const reference = lazy(async () => {
    const { referencePage } = await import('../../catalogue/reference-page.ts')
    const { referencePagePolicy } = await import('./reference-policy.ts')
    return { text: referencePage(address), policy: referencePagePolicy() }
  })
  const document = lazy(async () => {
    const { openApi } = await import('../../catalogue/openapi.ts')
    return JSON.stringify(openApi(address))
  })
  const site = lazy(() => import('../docs/site.ts'))
  const pictures = lazy(async () => {
    const { docsFolder } = await import('../docs/guides.ts')
    const folder = join(docsFolder, 'images')
    return new Map((await readdir(folder)).map((name) => [name, join(folder, name)]))
  })

  async function page(request: FastifyRequest, reply: FastifyReply, place: string): Promise<FastifyReply> {
    const [last, before] = request.url.split('?', 1)[0]!.split('/').reverse()
    // Links are relative, and a slash at the end would make them lead elsewhere.
    if (last === '' && before) return reply.redirect(`../${before}`, 301)
    const { pageAt, missingPage, docsPolicy } = await site()
    const text = await pageAt(place)
    return sendPage(reply.code(text === undefined ? 404 : 200), docsPolicy, text ?? missingPage())
  }

  app.get('/docs', (request, reply) => page(request, reply, ''))
  app.get('/docs/referencia', async (_request, reply) => {
    const { text, policy } = await reference()
    return sendPage(reply, policy, text)
  })
  app.get<Asked>('/docs/images/:name', async (request, reply) => {
    const file = (await pictures()).get(request.params.name)
    if (!file) return page(request, reply, 'images')
    return reply
      .type('image/png')
      .header('cache-control', 'max-age=3600')
      .send(await readFile(file))
  })
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) =>
    page(request, reply, request.params['*'].replace(/\/$/, '')),
  )
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await document()),
  )
}

const sendPage = (reply: FastifyReply, policy: string, text: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text)
