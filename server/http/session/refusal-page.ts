import { createHash } from 'node:crypto'
import { Html, html } from '../../../catalogue/reference/html.ts'
import { publicAddress } from '../../config/public-address.ts'
import { waitingPolicy } from '../console-policy.ts'
import type { Exchange } from '../exchange.ts'
import type { FailureBody } from '../failure.ts'
import { isNavigation } from '../navigation.ts'
import { personFailure } from './call.ts'

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1rem }
h1 { font-size: 1.4rem }`

const policy = `${waitingPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Renders a refusal as a page with a link back when a browser navigates here. Other programs get JSON. */
export function failureInBrowser({ request, reply, context: { config } }: Exchange): FailureBody {
  if (!isNavigation(request)) return personFailure
  return (_refusal, message) => {
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
    return pageOf(message, `${new URL(publicAddress(config, config.port)).pathname.replace(/\/$/, '')}/`)
  }
}

const pageOf = (message: string, home: string) =>
  html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Entrar · Vínculo</title><style>${new Html(style)}</style></head>
<body><main><h1>A entrada não se completou</h1><p role="alert">${message}</p>
<p><a href="${home}">Voltar e entrar de novo</a></p></main></body></html>`.text
