import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { Caller } from '../../domain/credencial/authenticate.ts'
import { parseStrict, requireUnpacked } from '../../json/parse.ts'
import { TokenSearch } from '../../json/token-search.ts'
import { Refusal } from '../../refusal.ts'
import { admit, bearerText, headerToken } from '../access.ts'
import type { Exchange } from '../exchange.ts'
import { readBody } from './read.ts'

/** What nobody answers for is looked at up to this size, to tell a broken text from a missing credential. */
const shortBody = 64 * 1024

interface Batch {
  body: Uint8Array
  caller: Caller
  /** The token by which the caller is known, where the body brought it. */
  token: string | undefined
}

/** Reads a batch. Whose it is is found out before more is read than must be, and before anything is made of it. */
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
  context.limits.requireOpenDoor(exchange.address)
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
