import { randomBytes } from 'node:crypto'
import { withoutPadding } from '../../values/base64.ts'

const prefix = 'whsec_'
const fewest = 24
const most = 64

export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/** Normalizes a secret to the form of Standard Webhooks; undefined if it is invalid. */
export function readSecret(text: string): string | undefined {
  const encoded = text.startsWith(prefix) ? text.slice(prefix.length) : text
  const key = Buffer.from(encoded, 'base64')
  const exact = withoutPadding(key.toString('base64')) === withoutPadding(encoded)
  return exact && key.length >= fewest && key.length <= most ? prefix + key.toString('base64') : undefined
}

/** Shows only the last four characters. */
export const maskSecret = (secret: string): string => `${prefix}****${withoutPadding(secret).slice(-4)}`
