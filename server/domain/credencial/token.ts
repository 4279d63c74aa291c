import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type CredentialKind = 'integracao' | 'workforce' | 'gestao'

/** The group of operator commands for each kind of credential. */
export const operatorCommands: Readonly<Record<CredentialKind, string>> = {
  integracao: 'token',
  workforce: 'key',
  gestao: 'management-key',
}

/** Kinds of secrets: permanent credentials, temporary tokens and secrets of accounts. */
export type SecretKind = CredentialKind | 'emitido' | 'conta'

const prefixes: Readonly<Record<SecretKind, string>> = {
  integracao: 'vinc_int_',
  workforce: 'vinc_wf_',
  gestao: 'vinc_ges_',
  emitido: 'vinc_tmp_',
  conta: 'vinc_acc_',
}
/** Prefixes accepted for each kind of operation. */
const accepted: Readonly<Record<CredentialKind, readonly string[]>> = {
  integracao: [prefixes.integracao, prefixes.emitido],
  workforce: [prefixes.workforce],
  gestao: [prefixes.gestao],
}
const shape = /^(vinc_(?:int|wf|ges|tmp)_)([A-Za-z0-9_-]{43})([0-9a-f]{8})$/

/** A new secret: recognisable prefix, 256 random bits, checksum. Shown once; only its hash is stored. */
export function newToken(kind: SecretKind): string {
  const secret = randomBytes(32).toString('base64url')
  return `${prefixes[kind]}${secret}${checksum(prefixes[kind] + secret)}`
}

/** Whether the text is well formed. Spares the database mistyped or invented tokens. */
export function isToken(text: string, kind: CredentialKind): boolean {
  const [, prefix, secret, sum] = shape.exec(text) ?? []
  return prefix !== undefined && accepted[kind].includes(prefix) && checksum(prefix + secret) === sum
}

export const isAnyToken = (text: string): boolean =>
  (Object.keys(accepted) as CredentialKind[]).some((kind) => isToken(text, kind))

/** Whether a text has the prefix of this kind, well formed or not. */
export const looksLikeToken = (text: string, kind: CredentialKind): boolean =>
  accepted[kind].some((prefix) => text.startsWith(prefix))

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The prefix and first characters, stored in clear to recognise a credential in a list. */
export const tokenStart = (token: string): string => token.slice(0, token.indexOf('_', 5) + 5)
