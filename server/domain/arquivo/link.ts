import { hash, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'
import { type LinkedFile, linkedTables } from '../machine/linked-file.ts'

/** Recipient and expiry of a link. */
export interface Bearing {
  clienteId: number
  /** Session (s), credential (c) or personal link (l), with its id. */
  para: string
  /** Seconds since 1970. */
  expira: number
}

/** The credential of a request. */
export type Spender = { sessaoId: number } | { credencialId: number } | { linkId: number }

function bearerOf(spender: Spender): string {
  if ('sessaoId' in spender) return `s${spender.sessaoId}`
  return 'linkId' in spender ? `l${spender.linkId}` : `c${spender.credencialId}`
}

/** A bearing that expires some minutes from now. */
export const bearingFor = (
  clienteId: number,
  spender: Spender,
  now: Temporal.Instant,
  minutes: number,
): Bearing => ({
  clienteId,
  para: bearerOf(spender),
  expira: Math.floor(now.add({ minutes }).epochMilliseconds / 1000),
})

/** The signing key of all links of one bearing. It cannot sign links of another. */
export const bearingKey = (sealer: Sealer, { clienteId, para, expira }: Bearing) =>
  sealer.digest(`link ${clienteId} ${para} ${expira}`)

/** Signature of a file's link; `linkInSql` computes the same. */
const signed = ({ table, id, sha256 }: LinkedFile, key: string) =>
  hash('sha256', `${key} ${table} ${id} ${sha256}`, 'hex').slice(0, 32)

const codes = {
  arquivo: 'a',
  curriculo: 'c',
  documento_financeiro: 'f',
  conteudo: 'p',
  remessa: 'r',
} as const

/** The path of a file for one bearer. */
export function linkPath(sealer: Sealer, bearing: Bearing, file: LinkedFile): string {
  return `${linkStart(bearing)}${codes[file.table]}.${file.id}.${signed(file, bearingKey(sealer, bearing))}`
}

const linkStart = ({ clienteId, para, expira }: Bearing) => `/arquivos/${clienteId}.${para}.${expira}.`

/** Transaction settings by which SQL can make addresses for one bearer. */
export interface LinkSigning {
  inicio: string
  chave: string
}

export const linkSigning = (sealer: Sealer, bearing: Bearing, base: string): LinkSigning => ({
  inicio: `${base}${linkStart(bearing)}`,
  chave: bearingKey(sealer, bearing),
})

/** SQL of the same address, because an answer may have thousands. */
export function linkInSql(table: LinkedFile['table'], alias: string): string {
  const text = `current_setting('vinculo.link_chave') || ' ${table} ' || ${alias}.id || ' ' || ${alias}.arquivo_sha256`
  return `current_setting('vinculo.link_inicio') || '${codes[table]}.' || ${alias}.id || '.' ||
    left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 32)`
}

const form = /^(\d{1,9})\.([scl]\d{1,15})\.(\d{10,11})\.([acfpr])\.(\d{1,15})\.([0-9a-f]{32})$/

export interface ReadLink {
  bearing: Bearing
  table: LinkedFile['table']
  id: number
  /** Whether the signature is right for this content. */
  fits: (sealer: Sealer, sha256: string) => boolean
}

/** Parses a link without checking its signature. */
export function readLink(text: string): ReadLink | undefined {
  const found = form.exec(text)
  if (!found) return undefined
  const [, cliente, para, expira, code, id, mac] = found as unknown as string[]
  const table = linkedTables.find((one) => codes[one] === code)!
  const bearing = { clienteId: Number(cliente), para: para!, expira: Number(expira) }
  const fits = (sealer: Sealer, sha256: string) => {
    const right = signed({ table, id: Number(id), sha256 }, bearingKey(sealer, bearing))
    return timingSafeEqual(Buffer.from(right), Buffer.from(mac!))
  }
  return { bearing, table, id: Number(id), fits }
}
