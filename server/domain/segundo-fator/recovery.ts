import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'
import { base32 } from './totp.ts'

/** Codes for when the device is lost: fifty random bits each, in two halves that can be read out. */

const many = 10

export function newCodes(): string[] {
  return Array.from({ length: many }, () => {
    const letters = base32(randomBytes(10)).slice(0, 10)
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** Whether somebody means one of these, and not a code by time. */
export const isRecovery = (given: string): boolean => /^[A-Z2-7]{10}$/.test(plain(given))

const plain = (given: string) => given.toUpperCase().replace(/[\s-]/g, '')

/** What is kept of a code: nobody finds it again without the platform's key. */
export const recoveryDigest = (sealer: Sealer, factor: number, code: string): string =>
  sealer.digest(JSON.stringify(['recuperacao', factor, plain(code)]))
