import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { publicAddress } from '../../config/public-address.ts'

/** This server's own files and answers, and nothing else; no other page may show it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const pageOf = (prefix: string) => `<!doctype html>
<html lang="pt-BR" data-base="${prefix}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Vínculo</title><link rel="stylesheet" href="${prefix}/l/pagina.css">
</head><body><main><p>Abrindo…</p><noscript>Esta página precisa de JavaScript.</noscript></main>
<script type="module" src="${prefix}/l/pagina.js"></script></body></html>
`

/** The page at which personal links are opened. It is the same for every link: the secret never gets here. */
export function addLinkPage(app: FastifyInstance, config: Config): void {
  const { pathname } = new URL(publicAddress(config, config.port))
  const page = pageOf(pathname === '/' ? '' : pathname)
  const files = [
    ['/l', 'text/html', page],
    ['/l/pagina.js', 'text/javascript', read('page.js')],
    ['/l/pagina.css', 'text/css', read('page.css')],
  ] as const
  for (const [path, type, text] of files) {
    app.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .type(`${type}; charset=utf-8`)
        .send(text),
    )
  }
}
