import type { TableColumn } from '../database.ts'
import { recipeEnd, sealMark } from './seal-mark.ts'

/** A column with sealed values: bytes, or text that contains sealed bytes in base64 between marks. */
export type SealedColumn = TableColumn & {
  marked?: true
  /** Values are large, so few are read at a time. */
  large?: true
}

/** Columns that belong to no noun. */
const ofNoNoun: readonly SealedColumn[] = [
  { table: 'senha', column: 'selada' },
  { table: 'segundo_fator', column: 'segredo' },
  { table: 'segundo_fator', column: 'proposto' },
  { table: 'provedor_oidc', column: 'segredo' },
  { table: 'certificado', column: 'segredo' },
  { table: 'fluxo_oidc', column: 'dados' },
  { table: 'webhook_destino', column: 'segredo' },
  { table: 'webhook_destino', column: 'segredo_anterior' },
]

let ofNouns: readonly SealedColumn[] | undefined

/** Called by `server/nouns/register.ts`: each noun declares its own columns. */
export function registerSealedColumns(columns: readonly SealedColumn[]): void {
  ofNouns = columns
}

/** Every column of the database that holds something sealed. A test finds one that is missing. */
export function sealedColumns(): readonly SealedColumn[] {
  if (!ofNouns) throw new Error('no sealed columns are registered: import server/nouns/register.ts first')
  return [...ofNouns, ...ofNoNoun]
}

/**
 * A table with its sealed columns. They are resealed together, because a marked text repeats values of other
 * columns.
 */
export interface SealedTable {
  table: SealedColumn['table']
  columns: readonly SealedColumn[]
}

export const sealedTables = (): readonly SealedTable[] =>
  [...Map.groupBy(sealedColumns(), ({ table }) => table)].map(([table, columns]) => ({ table, columns }))

const mark = `\\x${sealMark.toString(16).padStart(2, '0')}`
/**
 * A sealed value in a text: an optional recipe, then base64 whose first two characters hold the key number.
 */
const markedValue = `${mark}(?:[^${mark}]*${recipeEnd})?([A-Za-z0-9+/]{2})[^${mark}]*${mark}`

/** SQL for the numbers of the keys that sealed a row's values: a subquery `k` with the column `chave`. */
export function keysIn({ column, marked }: SealedColumn): string {
  if (!marked)
    return `(select get_byte(substring(${column} from 1 for 1), 0) as chave where octet_length(${column}) > 0) k`
  return `(select get_byte(decode(m[1] || '==', 'base64'), 0) as chave
    from regexp_matches(${column}, '${markedValue}', 'g') m) k`
}

/** Replaces each sealed value of a text. */
export function replaceMarked(text: string, replace: (sealed: Buffer) => Buffer): string {
  const border = String.fromCharCode(sealMark)
  const pieces = text.split(border)
  // Every second piece is between marks.
  for (let at = 1; at < pieces.length; at += 2) {
    const start = pieces[at]!.lastIndexOf(recipeEnd) + 1
    const sealed = Buffer.from(pieces[at]!.slice(start), 'base64')
    pieces[at] = pieces[at]!.slice(0, start) + replace(sealed).toString('base64')
  }
  return pieces.join(border)
}

/** The sealed values of a column in one row. */
export function valuesIn({ marked }: SealedColumn, value: Buffer | string | null): Buffer[] {
  if (value === null || value.length === 0) return []
  if (!marked) return [value as Buffer]
  const found: Buffer[] = []
  replaceMarked(value as string, (sealed) => {
    found.push(sealed)
    return sealed
  })
  return found
}
