import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Exchange, ExchangeOf } from './exchange.ts'

/**
 * A path of ours, for every method: which of them it takes is for the handler to say. It runs before Fastify looks
 * at the body: operations read it, each with its own limit and its own way.
 */
export function addRoute(
  app: FastifyInstance,
  url: string,
  exchangeOf: ExchangeOf,
  handle: (exchange: Exchange) => Promise<void>,
): void {
  app.route({
    method: [...METHODS],
    url,
    onRequest: async (request, reply) => {
      await handle(exchangeOf(request, reply))
      return reply
    },
    handler: (_request, reply) => reply,
  })
}
