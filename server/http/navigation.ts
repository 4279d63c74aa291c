import type { FastifyRequest } from 'fastify'

/** Whether a browser navigates to this address. Other programs get JSON. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const destination = headers['sec-fetch-dest']
  return destination ? destination === 'document' : Boolean(headers.accept?.includes('text/html'))
}
