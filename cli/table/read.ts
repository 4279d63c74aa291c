import { UsageError } from '../errors.ts'
import { csvRows } from './csv.ts'
import { type Inspected, inspect, textOf, workbookOf } from './file.ts'
import { xlsxRows } from './xlsx.ts'

/** A table that somebody keeps in a file. */
export interface Table {
  /** By which the same content is known again. */
  digest: string
  rows: AsyncIterable<string[]>
}

/** The rows of a CSV or XLSX file; which one it is, the content says. */
export const rowsOf = (file: Inspected): AsyncGenerator<string[]> =>
  file.kind === 'xlsx' ? workbookRows(file) : csvRows(textOf(file))

async function* workbookRows(file: Inspected): AsyncGenerator<string[]> {
  yield* xlsxRows(workbookOf(file))
}

/** Whoever holds all rows at once reads no larger file. */
const largest = 100 * 2 ** 20

export async function readTable(path: string): Promise<Table> {
  const file = await inspect(path)
  if (file.bytes > largest) throw new UsageError(`o arquivo ${path} tem mais de 100 MB; divida-o.`)
  return { digest: file.digest, rows: rowsOf(file) }
}
