import { Webhook } from 'standardwebhooks'
import type { SignatureVerdict } from '../../../catalogue/webhook/webhook-assinatura.ts'

/** A message as received. */
export interface Received {
  body: string
  id: string
  timestamp: string
  signature: string
}

/** What is stored about its target. */
export interface Known {
  /** Valid secrets, the current one first. */
  secrets: readonly string[]
  /** An expired secret. */
  former: string | undefined
  /** The body that was sent under this identifier. */
  original: string | undefined
}

const tolerance = 5 * 60

/** Verifies a message as a receiver with the secret `used` would, and explains a failure. */
export function checkSignature(
  { body, id, timestamp, signature }: Received,
  { secrets, former, original }: Known,
  used: string | undefined,
  now = Date.now(),
): SignatureVerdict {
  if (!id || !timestamp || !signature) return 'CABECALHO_AUSENTE'
  if (!/^\d{1,12}$/.test(timestamp) || !/(^|\s)v1,[A-Za-z0-9+/]+=*/.test(signature)) {
    return 'CABECALHO_INVALIDO'
  }
  const moment = new Date(Number(timestamp) * 1000)
  const given = signature.split(/\s+/)
  const signs = (secret: string, text: string) => given.includes(new Webhook(secret).sign(id, moment, text))
  const fitting = (used === undefined ? secrets : [used]).find((secret) => signs(secret, body))
  if (fitting !== undefined) {
    if (fitting === former) return 'SEGREDO_ANTIGO'
    if (Math.abs(now / 1000 - Number(timestamp)) > tolerance) return 'RELOGIO'
    return fitting === secrets[1] ? 'VALIDA_COM_ANTERIOR' : 'VALIDA'
  }
  if (used !== undefined && secrets.some((secret) => signs(secret, body))) return 'SEGREDO_ERRADO'
  if (former !== undefined && signs(former, body)) return 'SEGREDO_ANTIGO'
  const all = [...secrets, ...(former === undefined ? [] : [former]), ...(used === undefined ? [] : [used])]
  if (original === undefined || !all.some((secret) => signs(secret, original))) return 'SEGREDO_OU_CORPO'
  return sameValues(original, body) ? 'CORPO_REESCRITO' : 'CORPO_ALTERADO'
}

function sameValues(one: string, other: string): boolean {
  try {
    return canonical(JSON.parse(one)) === canonical(JSON.parse(other))
  } catch {
    return one.replace(/\s+/g, '') === other.replace(/\s+/g, '')
  }
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`
}
