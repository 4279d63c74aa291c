import type { FastifyReply } from 'fastify'

/** Adds a request header that the answer depends on, beside those that it has. */
export function varyOn(reply: FastifyReply, header: string): void {
  const known = String(reply.getHeader('vary') ?? '')
  const names = known.split(',').map((name) => name.trim().toLowerCase())
  if (names.includes(header)) return
  reply.header('vary', known === '' ? header : `${known}, ${header}`)
}
