import type { FastifyRequest } from 'fastify'
import { said } from '../../catalogue/message.ts'
import { idempotencyHeader, replayedHeader } from '../../catalogue/wire/headers.ts'
import { Refusal } from '../refusal.ts'

const longestKey = 255

/** The caller's idempotency key. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const header = headers[idempotencyHeader.toLowerCase()]
  if (header === undefined) return undefined
  const key = String(header).trim()
  if (key === '' || key.length > longestKey)
    throw new Refusal('CAMPO_INVALIDO', {
      campo: idempotencyHeader,
      detalhe: said('pedido.esperava1Caracteres', { maximo: longestKey }),
    })
  return key
}

/** Header of an answer that was stored for an earlier request with the same key. */
export const replayed = [replayedHeader, 'true'] as const
