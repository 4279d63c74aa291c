import { hash, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'
import { type LinkedFile, linkedTables } from '../machine/linked-file.ts'

/** Whom a link is for, and until when. */
export interface Bearing {
  clienteId: number
  /** A session (s), a credential (c) or a personal link (l), by number. */
  para: string
  /** Seconds since 1970. */
  expira: number
}

/** Whatever somebody comes with, as links name it. */
export type Spender = { sessaoId: number } | { credencialId: number } | { linkId: number }

function bearerOf(spender: Spender): string {
  if ('sessaoId' in spender) return `s${spender.sessaoId}`
  return 'linkId' in spender ? `l${spender.linkId}` : `c${spender.credencialId}`
}

/** What a link says of itself where it opens for so many minutes from now. */
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

/** By which links of one bearer and moment are signed. Whoever knows it can make those, and no others. */
export const bearingKey = (sealer: Sealer, { clienteId, para, expira }: Bearing) =>
  sealer.digest(`link ${clienteId} ${para} ${expira}`)

/** What a link says of a file, before it is signed; the database says the same in `linkInSql`. */
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

/** What a transaction is told, so that its statements can make addresses for one bearer. */
export interface LinkSigning {
  inicio: string
  chave: string
}

export const linkSigning = (sealer: Sealer, bearing: Bearing, base: string): LinkSigning => ({
  inicio: `${base}${linkStart(bearing)}`,
  chave: bearingKey(sealer, bearing),
})

/** SQL for the same address, of a row that names a content: an answer of thousands has one for each. */
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
  /** Whether it was made for this content. */
  fits: (sealer: Sealer, sha256: string) => boolean
}

/** What a link says of itself; nothing where it is none. */
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
