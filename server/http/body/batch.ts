import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { Caller } from '../../domain/credencial/authenticate.ts'
import { parseStrict, requireUnpacked } from '../../json/parse.ts'
import { TokenSearch } from '../../json/token-search.ts'
import { Refusal } from '../../refusal.ts'
import { admit, bearerText, headerToken } from '../access.ts'
import type { Exchange } from '../exchange.ts'
import { readBody } from './read.ts'

/** Up to this size an unauthenticated body is parsed, to tell invalid JSON from a missing credential. */
const shortBody = 64 * 1024

interface Batch {
  body: Uint8Array
  caller: Caller
  /** The caller's token, where it was in the body. */
  token: string | undefined
}

/**
 * Reads a batch. The caller is identified as soon as the token arrives, before the rest is read or parsed.
 */
export async function readBatch(operation: InboundOperation, exchange: Exchange): Promise<Batch> {
  const { request, hold, context } = exchange
  const { maxBody } = context.config
  const admitted = (token: unknown) => admit(operation, exchange, 'integracao', token, undefined)
  const token = headerToken(request)
  if (token !== undefined) {
    const caller = await admitted(token)
    hold.belongTo(caller.clienteId)
    return { caller, token: undefined, body: await readBody(exchange, maxBody) }
  }
  context.limits.requireFewFailures(exchange.address)
  const search = new TokenSearch()
  let caller: Caller | undefined
  const identify = async (found: string | false) => {
    caller = await admitted(found)
    return caller.clienteId
  }
  const body = await readBody(exchange, maxBody, (block) => {
    search.push(block)
    return search.found === undefined ? undefined : identify(search.found)
  })
  if (caller && search.found) return { caller, token: search.found, body }
  requireObject(body)
  return { caller: await admitted(bearerText(request)), token: undefined, body }
}

function requireObject(body: Uint8Array): void {
  requireUnpacked(body)
  if (body.length > shortBody) return
  const value = parseStrict(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('CORPO_INVALIDO')
}
