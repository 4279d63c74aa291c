import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'
import { base32 } from './totp.ts'

/** Recovery codes for a lost device: fifty random bits each, in two halves. */

const many = 10

export function newCodes(): string[] {
  return Array.from({ length: many }, () => {
    const letters = base32(randomBytes(10)).slice(0, 10)
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** Tells recovery codes from time-based ones. */
export const isRecovery = (given: string): boolean => /^[A-Z2-7]{10}$/.test(plain(given))

const plain = (given: string) => given.toUpperCase().replace(/[\s-]/g, '')

/** Stored as a keyed digest, which cannot be reversed without the platform's key. */
export const recoveryDigest = (sealer: Sealer, factor: number, code: string): string =>
  sealer.digest(JSON.stringify(['recuperacao', factor, plain(code)]))
