import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in cookies and URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text)

/** An unsalted hash suffices: a secret of 256 random bits cannot be guessed. */
export const secretHash = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** CSRF token sent beside the cookie; another site cannot read it. */
export const csrfToken = (session: string): string =>
  createHmac('sha256', session).update('csrf').digest('base64url')

export function isCsrfToken(session: string, text: unknown): boolean {
  const wanted = Buffer.from(csrfToken(session))
  const given = Buffer.from(typeof text === 'string' ? text : '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
