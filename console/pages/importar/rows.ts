import type { Field } from '../../../catalogue/fields.ts'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { type ColumnMap, valueIn } from '../../../client/columns.ts'
import { type Encoding, tableIn } from '../../../client/table/read.ts'
import { rotuloOf } from '../../derive/labels.ts'

export interface Sheet {
  name: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Line of each row in the file. */
  lines: readonly number[]
  encoding: Encoding
}

/** Rows of a file; undefined if there are none below the heading. */
export async function sheetIn(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sheet | undefined> {
  const { encoding, rows } = await tableIn(bytes)
  const all = await Array.fromAsync(rows)
  const columns = all[0]?.headings
  return (
    columns && {
      ...{ name, columns, encoding },
      rows: all.map(({ cells }) => cells),
      lines: all.map(({ number }) => number),
    }
  )
}

export type Rec = Readonly<Record<string, unknown>>
export type Fields = Readonly<Record<string, Field>>

/** Rows as records; empty cells keep stored values. */
export function recordsOf(fields: Fields, { columns, rows }: Sheet, chosen: ColumnMap): Rec[] {
  return rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, at) => {
        const name = chosen[column]
        const cell = row[at] ?? ''
        return name && cell !== '' ? [[name, valueIn(cell, fields[name]!)]] : []
      }),
    ),
  )
}

export interface Refused {
  row: number
  field: string
  message: string
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** A quote prevents spreadsheets from reading the cell as a formula. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(harmless(cell))).join(';')}\r\n`

/** Refused rows as a file to correct and send again. */
export function refusedFile({ columns, rows }: Sheet, refused: readonly Refused[]): string {
  const reasons = new Map<number, Refused[]>()
  for (const one of refused) reasons.set(one.row, [...(reasons.get(one.row) ?? []), one])
  const head = line([...columns, 'recusa_campo', 'recusa_mensagem'])
  const body = [...reasons].map(([row, why]) =>
    line([
      ...columns.map((_, at) => rows[row]?.[at] ?? ''),
      why.map(({ field }) => field).join(' | '),
      why.map(({ message }) => message).join(' | '),
    ]),
  )
  return `\uFEFF${head}${body.join('')}`
}

/** Template file with a heading and a sample row. */
export function modelFile(
  { fields, example }: Pick<InboundOperation, 'fields' | 'example'>,
  headed: (name: string) => string = (name) => name,
): string {
  const names = Object.keys(fields).filter((name) => fields[name]!.kind !== 'list')
  return `\uFEFF${line(names.map(headed))}${line(names.map((name) => String(example[name] ?? '')))}`
}

/** Labels of fields; one that several fields share has the name beside it. */
export function labelsOf(fields: Fields): (name: string) => string {
  const labels = Object.entries(fields).map(([name, field]) => rotuloOf(name, field))
  return (name) => {
    const field = fields[name]
    if (!field) return name
    const label = rotuloOf(name, field)
    return labels.filter((one) => one === label).length > 1 ? `${label} (${name})` : label
  }
}

/** Remembered assignment of columns. Only names of columns are stored, no content. */
const keyOf = (operation: string) => `vinculo.colunas.${operation}`

export function remembered(operation: string): ColumnMap {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(operation)) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as ColumnMap) : {}
  } catch {
    return {}
  }
}

const mostRemembered = 200

export function remember(operation: string, chosen: ColumnMap): void {
  const all = { ...remembered(operation), ...chosen }
  const latest = Object.fromEntries(Object.entries(all).slice(-mostRemembered))
  try {
    localStorage.setItem(keyOf(operation), JSON.stringify(latest))
  } catch {
    // Without storage the person assigns the columns again.
  }
}
