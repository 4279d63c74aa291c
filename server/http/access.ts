import type { FastifyRequest } from 'fastify'
import { scopeOf } from '../../catalogue/doors.ts'
import { type Message, said } from '../../catalogue/message.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { credentialPlaces } from '../../catalogue/wire/failures.ts'
import { authenticate, type Caller, type Ended, endOf } from '../domain/credencial/authenticate.ts'
import { type CredentialKind, looksLikeToken } from '../domain/credencial/token.ts'
import { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'

/** Authenticates the caller, counts the request against the rate limit, and checks the operation's scope. */
export async function admit(
  operation: Operation,
  exchange: Exchange,
  kind: CredentialKind,
  token: unknown,
  cliente: unknown,
): Promise<Caller> {
  if (token === undefined || token === null || token === '') throw missingCredential(operation)
  const { db, limits } = exchange.context
  const refused = typeof token === 'string' ? limits.repeatedRefusal(token) : undefined
  if (refused) {
    exchange.always200 = refused.always200
    throw refused.refusal
  }
  const caller = await authenticate(db, token, kind, cliente, usedFrom(exchange))
  if (!caller) throw await invalidCredential(exchange, token, kind)
  exchange.always200 = caller.compatHttp200
  limits.noteValidCredential(exchange.address)
  await spend(exchange, caller, String(token))
  const scope = scopeOf(operation)
  if (scope && !caller.escopos.includes(scope)) throw new Refusal('ESCOPO_AUSENTE', { escopo: scope })
  return caller
}

/** Origin of a request, as recorded in the use of a credential. */
export const usedFrom = ({ address, request }: Exchange) => ({
  address,
  agent: request.headers['user-agent'],
})

async function spend({ context: { limits } }: Exchange, caller: Caller, token: string): Promise<void> {
  try {
    await limits.spendRequest(caller)
  } catch (error) {
    if (error instanceof Refusal) limits.rememberRefusal(token, error, caller.compatHttp200)
    throw error
  }
}

/** The answer says where the credential goes, which discloses nothing about any credential. */
export const missingCredential = ({ family }: Operation): Refusal =>
  new Refusal('CREDENCIAL_AUSENTE', { detalhe: credentialPlaces[family] })

const kinds: Readonly<Record<CredentialKind, Message>> = {
  integracao: said('pedido.tokenIntegracao'),
  workforce: said('pedido.chaveWorkforce'),
  gestao: said('pedido.chaveGestao'),
}

/** Formats a client's moment as dd/mm/yyyy hh:mm. */
function shownMoment(moment: string): string {
  const [day = '', time = ''] = moment.split('T')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}

function sayEnd(end: Ended): Message {
  if ('of' in end) return kinds[end.of]
  return 'revoked' in end
    ? said('pedido.revogada', { momento: shownMoment(end.revoked) })
    : said('pedido.expirou', { momento: shownMoment(end.expired) })
}

/** Says why a credential ended, or that it is of another kind, only to a caller who sent it whole. */
export async function invalidCredential(
  { context: { db } }: Exchange,
  token: unknown,
  kind: CredentialKind,
): Promise<Refusal> {
  const end = await endOf(db, token, kind)
  return new Refusal('CREDENCIAL_INVALIDA', end ? { motivo: sayEnd(end) } : {})
}

/** A body that names another client, or a second token, is refused like a wrong credential. */
export function requireConsent(
  exchange: Exchange,
  caller: Caller,
  token: string | undefined,
  envelope: Readonly<Record<string, unknown>>,
): void {
  const cliente = own(envelope, 'cliente') ?? ''
  const oneToken = token === undefined || bodyToken(envelope) === token
  if (oneToken && (cliente === '' || cliente === caller.codigo)) return
  exchange.always200 = false
  throw new Refusal('CREDENCIAL_INVALIDA')
}

/** The key in the Authorization header, with or without `Bearer`. */
export const headerKey = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.replace(/^Bearer\s+/i, '').trim()

/**
 * An integration token in the Authorization header. Other values there may be meant for a gateway in between.
 */
export function headerToken(request: FastifyRequest): string | undefined {
  const key = headerKey(request)
  return key !== undefined && looksLikeToken(key, 'integracao') ? key : undefined
}

/**
 * The text after `Bearer`. Where the body has no token, it is taken as the credential and refused as invalid.
 */
export const bearerText = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim()

/** The token of a parsed request: from the header, else the body, else any text after `Bearer`. */
export function tokenOf(request: FastifyRequest, body: Readonly<Record<string, unknown>>): unknown {
  return headerToken(request) ?? bodyToken(body) ?? bearerText(request)
}

/** Both families accept TOKEN and token; two different values count as an invalid one. */
export function bodyToken(body: Readonly<Record<string, unknown>>): unknown {
  const [token, other = token] = ['TOKEN', 'token']
    .map((name) => own(body, name))
    .filter((value) => value !== undefined && value !== null && value !== '')
  return token === other ? token : false
}

export const own = (body: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(body, name) ? body[name] : undefined
