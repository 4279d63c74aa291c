import { randomBytes } from 'node:crypto'

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** Public verification code: 80 random bits in groups of four. */
export function verificationCode(): string {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** Normalizes a typed code; undefined if it is not a valid one. */
export function readCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (letters.length !== length || [...letters].some((letter) => !alphabet.includes(letter))) return undefined
  return letters.match(/.{4}/g)!.join('-')
}
