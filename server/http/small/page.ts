import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { publicAddress } from '../../config/public-address.ts'
import { smallStyle } from './style.ts'

/** Allows this server's own files and answers only, and no framing. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A static page whose script loads its content. */
export interface SmallPage {
  /** `folder` holds its files, `paths` are the addresses that show it. */
  folder: string
  paths: readonly string[]
  title: string
  script: string
  /** Style besides the common one. */
  style: string
}

/** Address of the module that the scripts of the pages import. */
const commonPath = '/small/common.js'
const common = readFileSync(new URL('common.js', import.meta.url), 'utf8')

const pageOf = (prefix: string, { folder, title }: SmallPage) => `<!doctype html>
<html lang="pt-BR" data-base="${prefix}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${prefix}${folder}/pagina.css">
<link rel="modulepreload" href="${prefix}${commonPath}"></head><body><main><p>Abrindo…</p><noscript>Esta página precisa de JavaScript.</noscript></main>
<script type="module" src="${prefix}${folder}/pagina.js"></script></body></html>
`

type SmallFile = readonly [path: string, type: string, content: string]

function serve(app: FastifyInstance, files: readonly SmallFile[]): void {
  for (const [path, type, content] of files) {
    app.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .type(`${type}; charset=utf-8`)
        .send(content),
    )
  }
}

/** What all small pages share. */
export const addSmallPages = (app: FastifyInstance): void =>
  serve(app, [[commonPath, 'text/javascript', common]])

/** A secret in the page's address is in the fragment, which browsers do not send. */
export function addSmallPage(app: FastifyInstance, config: Config, page: SmallPage): void {
  const { pathname } = new URL(publicAddress(config, config.port))
  const text = pageOf(pathname === '/' ? '' : pathname, page)
  const { folder, paths, script, style } = page
  serve(app, [
    ...paths.map((path) => [path, 'text/html', text] as const),
    [`${folder}/pagina.js`, 'text/javascript', script],
    [`${folder}/pagina.css`, 'text/css', smallStyle + style],
  ])
}
