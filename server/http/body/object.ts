import { type Json, parseStrict } from '../../json/parse.ts'
import { Refusal } from '../../refusal.ts'
import type { Exchange } from '../exchange.ts'
import { readBody } from './read.ts'

/** A question is short; only batches are long. */
const longestQuestion = 64 * 1024

/** Reads a body that is one small object. */
export async function readObject(exchange: Exchange): Promise<Record<string, Json>> {
  const body = parseStrict(await readBody(exchange, longestQuestion))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('CORPO_INVALIDO')
  return body
}
