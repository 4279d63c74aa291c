import type { FastifyRequest } from 'fastify'
import type { Operation } from '../../catalogue/operation.ts'
import { authenticate, type Caller } from '../domain/credencial/authenticate.ts'
import type { CredentialKind } from '../domain/credencial/token.ts'
import { Refusal } from '../refusal.ts'
import type { Exchange } from './pipeline.ts'

/** Finds out who calls, whether they may call again so soon, and whether the operation is open to them. */
export async function admit(
  operation: Operation,
  exchange: Exchange,
  kind: CredentialKind,
  token: unknown,
  cliente: unknown,
): Promise<Caller> {
  const caller = await authenticate(exchange.context.db, token, kind, cliente)
  if (!caller) throw new Refusal('CREDENCIAL_INVALIDA')
  exchange.always200 = caller.compatHttp200
  const { limits } = exchange.context
  limits.welcome(exchange.address)
  await limits.spendRequest(caller)
  const { scope } = operation
  if (scope && !caller.escopos.includes(scope)) throw new Refusal('ESCOPO_AUSENTE', { escopo: scope })
  return caller
}

/** A key in the header Authorization, alone or after Bearer. */
export const headerKey = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.replace(/^Bearer\s+/i, '').trim()

/** TOKEN and token are both accepted, in either family. */
export function bodyToken(body: Readonly<Record<string, unknown>>): unknown {
  for (const name of ['TOKEN', 'token']) {
    if (Object.hasOwn(body, name) && body[name] !== '' && body[name] !== null) return body[name]
  }
  return undefined
}

export const own = (body: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(body, name) ? body[name] : undefined
