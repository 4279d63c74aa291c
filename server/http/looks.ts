import type { FastifyRequest } from 'fastify'

/** Whether somebody looks at the answer with a browser. What programs ask for stays JSON. */
export function looksWithBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const destination = headers['sec-fetch-dest']
  return destination ? destination === 'document' : Boolean(headers.accept?.includes('text/html'))
}
