import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits in a form that cookies and addresses can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text)

/** What is stored of a secret. It has too many random bits to be found again from this. */
export const secretHash = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** What a page must send beside the cookie: only who could read an answer of ours knows it. */
export const csrfToken = (session: string): string =>
  createHmac('sha256', session).update('csrf').digest('base64url')

export function isCsrfToken(session: string, text: unknown): boolean {
  const wanted = Buffer.from(csrfToken(session))
  const given = Buffer.from(typeof text === 'string' ? text : '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
