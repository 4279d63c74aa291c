import { hash, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'

/** Tables whose rows name a content that people may be given. */
export const linkedTables = ['arquivo', 'curriculo', 'documento_financeiro'] as const

/** A content that a row names. */
export interface LinkedFile {
  table: (typeof linkedTables)[number]
  id: number
  sha256: string
}

/** Whom a link is for, and until when. */
export interface Bearing {
  clienteId: number
  /** A session (s), a credential (c) or a personal link (l), by number. */
  para: string
  /** Seconds since 1970. */
  expira: number
}

/** By which links of one bearer and moment are signed. Whoever knows it can make those, and no others. */
export const bearingKey = (sealer: Sealer, { clienteId, para, expira }: Bearing) =>
  sealer.digest(`link ${clienteId} ${para} ${expira}`)

/** What a link says of a file, before it is signed; the database says the same in `signedInSql`. */
const signed = ({ table, id, sha256 }: LinkedFile, key: string) =>
  hash('sha256', `${key} ${table} ${id} ${sha256}`, 'hex').slice(0, 32)

const codes = { arquivo: 'a', curriculo: 'c', documento_financeiro: 'f' } as const

/** The path of a file for one bearer. */
export function linkPath(sealer: Sealer, bearing: Bearing, file: LinkedFile): string {
  return `${linkStart(bearing, file.table)}${file.id}.${signed(file, bearingKey(sealer, bearing))}`
}

const linkStart = ({ clienteId, para, expira }: Bearing, table: LinkedFile['table']) =>
  `/arquivos/${clienteId}.${para}.${expira}.${codes[table]}.`

/** SQL for the same path, of a row of files: an answer of thousands has one for each. */
export function linkInSql(sealer: Sealer, bearing: Bearing, alias: string): string {
  const key = bearingKey(sealer, bearing)
  const text = `'${key} arquivo ' || ${alias}.id || ' ' || ${alias}.arquivo_sha256`
  return `'${linkStart(bearing, 'arquivo')}' || ${alias}.id || '.' ||
    left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 32)`
}

const form = /^(\d{1,9})\.([scl]\d{1,15})\.(\d{10,11})\.([acf])\.(\d{1,15})\.([0-9a-f]{32})$/

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
