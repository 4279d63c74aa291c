import { randomBytes } from 'node:crypto'

/** Letters and digits that nobody takes for another (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** By which anybody may ask whether a document is genuine: 80 random bits, in groups that can be read out. */
export function verificationCode(): string {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{4}/g)!.join('-')
}

/** A code as somebody typed it; nothing where it cannot be one. */
export function readCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (letters.length !== length || [...letters].some((letter) => !alphabet.includes(letter))) return undefined
  return letters.match(/.{4}/g)!.join('-')
}
