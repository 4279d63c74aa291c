import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Exchange } from './pipeline.ts'

/** Makes what a request has shown of itself so far. */
export type ExchangeOf = (request: FastifyRequest, reply: FastifyReply) => Exchange

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
