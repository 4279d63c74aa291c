import { randomBytes } from 'node:crypto'
import { withoutPadding } from '../../values/base64.ts'

const prefix = 'whsec_'
const fewest = 24
const most = 64

export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/** A secret in the form that libraries of Standard Webhooks take, or nothing when it is none. */
export function readSecret(text: string): string | undefined {
  const encoded = text.startsWith(prefix) ? text.slice(prefix.length) : text
  const key = Buffer.from(encoded, 'base64')
  const exact = withoutPadding(key.toString('base64')) === withoutPadding(encoded)
  return exact && key.length >= fewest && key.length <= most ? prefix + key.toString('base64') : undefined
}

/** Enough of a secret to tell it from another. */
export const maskSecret = (secret: string): string => `${prefix}****${withoutPadding(secret).slice(-4)}`
