import { type Json, parseStrict } from '../../json/parse.ts'
import { Refusal } from '../../refusal.ts'
import type { Exchange } from '../exchange.ts'
import { shortObject } from './declared-size.ts'
import { readBody } from './read.ts'

/** Reads a body that is one JSON object. Short objects are accepted even where `maxBody` is smaller. */
export async function readObject(exchange: Exchange, limit = shortObject): Promise<Record<string, Json>> {
  const most = Math.min(limit, Math.max(shortObject, exchange.context.config.maxBody))
  const body = parseStrict(await readBody(exchange, most))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('CORPO_INVALIDO')
  return body
}
