import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { peoplePath } from '../../catalogue/doors.ts'
import { prefixes } from '../../catalogue/operation.ts'
import type { Config } from '../config/config.ts'
import { publicAddress } from '../config/public-address.ts'
import type { Asset, Built } from '../console/built.ts'
import type { Console } from '../console/console.ts'
import { consolePolicy, waitingPolicy } from './console-policy.ts'
import type { ExchangeOf } from './exchange.ts'
import { isNavigation } from './navigation.ts'
import { sendPrepared } from './send-prepared.ts'

/** First path segments that never lead to a page of the console. */
const reserved = new Set(
  ['docs', 'openapi.json', 'healthz', 'readyz', 'metrics', 'assets', 'sessao', 'l']
    .concat([...Object.values(prefixes), peoplePath].map((path) => path.slice(1)))
    .map((segment) => segment.toLowerCase()),
)

/** Whether a browser asks for a page of the console. */
function wantsPage(request: FastifyRequest): boolean {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const [segment = ''] = url.slice(1).split(/[/?]/)
  return isNavigation(request) && !reserved.has(segment.toLowerCase())
}

/** File names contain a hash of the content, so that browsers may cache them without revalidating. */
const lasting = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Answers the console's files, and its one page at every address that no other route has. */
export function consoleAnswers(config: Config, console: Console, exchangeOf: ExchangeOf) {
  const { pathname } = new URL(publicAddress(config, config.port))
  const prefix = pathname === '/' ? '' : pathname
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const asset = assetOf(console, request)
    if (asset)
      sendPrepared(exchangeOf(request, reply), 'console', asset, lasting).catch(() => reply.raw.destroy())
    else if (wantsPage(request)) sendPage(console, prefix, reply)
    else return false
    return true
  }
}

function assetOf(console: Console, { method, url }: FastifyRequest): Asset | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [, name] = /^\/assets\/([\w.-]+)$/.exec(url) ?? []
  const { state } = name ? console : {}
  return name && typeof state === 'object' ? state.assets.get(name) : undefined
}

function sendPage(console: Console, prefix: string, reply: FastifyReply): void {
  const { state } = console
  if (typeof state === 'object') sendConsole(state, prefix, reply)
  else sendWaiting(state, reply)
}

function sendConsole({ page }: Built, prefix: string, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const text = page
    .replaceAll(/(src|href)="\.\//g, `$1="${prefix}/`)
    .replace('__PREFIX__', prefix)
    .replace('__NONCE__', nonce)
  return sendHtml(reply, consolePolicy(nonce), text)
}

const notYet = {
  preparing: ['Preparando o console…', 'Esta página se abre sozinha em alguns segundos.'],
  failed: [
    'O console não pôde ser preparado.',
    'As integrações continuam atendidas. O operador encontra o motivo no log, em console.trouble; a referência está em /docs.',
  ],
} as const

function sendWaiting(state: keyof typeof notYet, reply: FastifyReply): FastifyReply {
  const [title, text] = notYet[state]
  const again = state === 'preparing' ? '<meta http-equiv="refresh" content="2">' : ''
  const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${again}<title>Vínculo</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return sendHtml(reply.code(503).header('retry-after', '2'), waitingPolicy, page)
}

function sendHtml(reply: FastifyReply, policy: string, text: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(text)
}
