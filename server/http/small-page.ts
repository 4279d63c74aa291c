import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'

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
  style: string
}

const pageOf = (prefix: string, { folder, title }: SmallPage) => `<!doctype html>
<html lang="pt-BR" data-base="${prefix}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${prefix}${folder}/pagina.css">
</head><body><main><p>Abrindo…</p><noscript>Esta página precisa de JavaScript.</noscript></main>
<script type="module" src="${prefix}${folder}/pagina.js"></script></body></html>
`

/** A secret in the page's address is in the fragment, which browsers do not send. */
export function addSmallPage(app: FastifyInstance, config: Config, page: SmallPage): void {
  const { pathname } = new URL(publicAddress(config, config.port))
  const text = pageOf(pathname === '/' ? '' : pathname, page)
  const { folder, paths, script, style } = page
  const files: readonly (readonly [string, string, string])[] = [
    ...paths.map((path) => [path, 'text/html', text] as const),
    [`${folder}/pagina.js`, 'text/javascript', script],
    [`${folder}/pagina.css`, 'text/css', style],
  ]
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
