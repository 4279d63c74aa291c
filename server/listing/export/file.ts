import type { exportFormats } from '../../../catalogue/management/envelopes.ts'
import type { ListingOperation } from '../../../catalogue/operation.ts'
import { inLanguage, type Language } from '../../../catalogue/phrase.ts'
import { columnsOf, type Element } from '../../table/columns.ts'
import { csvOf } from '../../table/csv.ts'
import { xlsxOf } from '../../table/xlsx.ts'

export type Format = keyof typeof exportFormats

const types: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const typeOf = (format: Format): string => types[format]

/** `vagas-abertas-2026-11-15.csv` */
export function fileName({ id }: ListingOperation, format: Format, day: string): string {
  const words = id.replace(/^Lista/, '').match(/[A-Z][a-z0-9]*/g) ?? [id]
  return `${words.join('-').toLowerCase()}-${day}.${format}`
}

/** Streams the rows of a listing as a file. */
export function fileOf(
  { columns, title }: ListingOperation,
  format: Format,
  rows: AsyncIterable<readonly Element[]>,
  language: Language,
): AsyncGenerator<Buffer> {
  const shown = columnsOf(columns, language)
  return format === 'csv' ? csvOf(shown, rows) : xlsxOf(shown, rows, inLanguage(title, language))
}
