import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { peoplePath } from '../../catalogue/doors.ts'
import { prefixes } from '../../catalogue/operation.ts'
import { inLanguage, type Language, languages, phrase } from '../../catalogue/phrase.ts'
import { languageCookie } from '../../catalogue/session/operation.ts'
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
  ['docs', 'openapi.json', 'openapi-integracao.json', 'healthz', 'readyz', 'metrics', 'assets', 'sessao', 'l']
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
    else if (wantsPage(request)) sendPage(console, prefix, languageOf(request), reply)
    else return false
    return true
  }
}

function assetOf(console: Console, { method, url }: FastifyRequest): Asset | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [, name] = /^\/assets\/([\w.-]+)$/.exec(url) ?? []
  return name ? console.built?.assets.get(name) : undefined
}

/** Language from the browser's cookie; Portuguese without one. */
function languageOf({ headers }: FastifyRequest): Language {
  const cookies = (headers.cookie ?? '').split('; ')
  return languages.find((language) => cookies.includes(`${languageCookie}=${language}`)) ?? 'pt'
}

function sendPage(console: Console, prefix: string, language: Language, reply: FastifyReply): void {
  const { built } = console
  if (built) sendConsole(built, prefix, language, reply)
  else sendMissing(language, reply)
}

function sendConsole(
  { pages }: Built,
  prefix: string,
  language: Language,
  reply: FastifyReply,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const text = pages[language]
    .replaceAll(/(src|href)="\.\//g, `$1="${prefix}/`)
    .replace('__PREFIX__', prefix)
    .replace('__NONCE__', nonce)
  return sendHtml(reply, consolePolicy(nonce), text)
}

const missing = {
  title: phrase('O console não está aqui.', 'The console is not here.'),
  text: phrase(
    'As integrações continuam atendidas. O operador encontra o motivo no log, em console.trouble; a referência está em /docs.',
    'Integrations are still answered. The operator finds the reason in the log, under console.trouble; the reference is at /docs.',
  ),
}

function sendMissing(language: Language, reply: FastifyReply): FastifyReply {
  const [title, text] = [missing.title, missing.text].map((said) => inLanguage(said, language))
  const page = `<!doctype html><html lang="${language === 'pt' ? 'pt-BR' : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Vínculo</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return sendHtml(reply.code(503), waitingPolicy, page)
}

function sendHtml(reply: FastifyReply, policy: string, text: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('vary', 'cookie')
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(text)
}
