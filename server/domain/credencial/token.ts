import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type CredentialKind = 'integracao' | 'workforce'

const prefixes: Readonly<Record<CredentialKind, string>> = { integracao: 'vinc_int_', workforce: 'vinc_wf_' }
const shape = /^(vinc_(?:int|wf)_)([A-Za-z0-9_-]{43})([0-9a-f]{8})$/

/** A new credential: recognisable prefix, 256 random bits, checksum. Shown once; only its hash is kept. */
export function newToken(kind: CredentialKind): string {
  const secret = randomBytes(32).toString('base64url')
  return `${prefixes[kind]}${secret}${checksum(prefixes[kind] + secret)}`
}

/** Whether a text can be a credential at all. Spares the database whatever is mistyped or made up. */
export function isToken(text: string, kind: CredentialKind): boolean {
  const found = shape.exec(text)
  return found !== null && found[1] === prefixes[kind] && checksum(found[1] + found[2]) === found[3]
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** What is kept in clear to recognise a credential in a list. */
export const tokenStart = (token: string): string => token.slice(0, token.indexOf('_', 5) + 5)
