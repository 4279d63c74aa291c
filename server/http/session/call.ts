import { csrfHeader } from '../../../catalogue/session/operation.ts'
import { personFailure as bodyOf, wrongValue } from '../../../catalogue/wire/failures.ts'
import { isCsrfToken } from '../../domain/secrets/token.ts'
import { Refusal } from '../../refusal.ts'
import type { Exchange } from '../exchange.ts'
import type { FailureBody } from '../failure.ts'
import { browserName } from './browser.ts'
import { Cookies } from './cookies.ts'
import { type Site, siteOf } from './site.ts'

/** A request of the session family. */
export interface Call {
  exchange: Exchange
  site: Site
  cookies: Cookies
}

export function callOf(exchange: Exchange): Call {
  const { request, reply, context } = exchange
  const site = siteOf(context.config, request)
  return { exchange, site, cookies: new Cookies(request, reply, site.secure) }
}

/** Address and browser as stored with a session. */
export const originOf = ({ request, address }: Exchange) => ({
  address,
  browser: browserName(request.headers['user-agent']),
})

/** Body of a refusal for people, with the fields it concerns. */
export const personFailure: FailureBody = ({ code, detail, fields }, message) => {
  if (code !== 'CAMPO_INVALIDO') return bodyOf(code, message, fields, detail)
  return bodyOf(code, message, [wrongValue(detail)], detail)
}
personFailure.audience = 'person'

/** Requires the session's CSRF token. */
export function requireToken({ cookies, exchange }: Call): void {
  const session = cookies.get('session')
  if (session === undefined) throw new Refusal('SESSAO_INVALIDA')
  if (!isCsrfToken(session, exchange.request.headers[csrfHeader.toLowerCase()]))
    throw new Refusal('ORIGEM_RECUSADA')
}
