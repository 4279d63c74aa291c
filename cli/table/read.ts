import { csvRows } from '../../client/table/csv.ts'
import { type HeadedRow, headedRows } from '../../client/table/headed.ts'
import { TableTrouble } from '../../client/table/trouble.ts'
import { sheetRows } from '../../client/table/xlsx.ts'
import { workbookParts } from '../../client/table/zip.ts'
import { UsageError } from '../errors.ts'
import { type Inspected, inspect, textOf, workbookOf } from './file.ts'

/** A table that somebody keeps in a file. */
export interface Table {
  /** By which the same content is known again. */
  digest: string
  rows: AsyncIterable<HeadedRow>
}

/** The rows of a CSV or XLSX file; which one it is, the content says. */
export const rowsOf = (file: Inspected): AsyncGenerator<string[]> =>
  told(file.kind === 'xlsx' ? workbookRows(file) : csvRows(textOf(file)))

/** The rows of a file below its heading. */
export const headedRowsOf = (file: Inspected): AsyncGenerator<HeadedRow> => told(headedRows(rowsOf(file)))

/** What is wrong with a file is wrong with the call that named it. */
async function* told<T>(rows: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* rows
  } catch (error) {
    throw error instanceof TableTrouble ? new UsageError(error.message) : error
  }
}

async function* workbookRows(file: Inspected): AsyncGenerator<string[]> {
  yield* sheetRows(await workbookParts(workbookOf(file)))
}

/** Whoever holds all rows at once reads no larger file. */
const largest = 100 * 2 ** 20

export async function readTable(path: string): Promise<Table> {
  const file = await inspect(path)
  if (file.bytes > largest) throw new UsageError(`o arquivo ${path} tem mais de 100 MB; divida-o.`)
  return { digest: file.digest, rows: headedRowsOf(file) }
}
