import { csvRows } from '../../client/table/csv.ts'
import { type HeadedRow, headedRows } from '../../client/table/headed.ts'
import { TableTrouble } from '../../client/table/trouble.ts'
import { sheetRows } from '../../client/table/xlsx.ts'
import { workbookParts } from '../../client/table/zip.ts'
import { UsageError } from '../errors.ts'
import { type Inspected, inspect, textOf, workbookOf } from './file.ts'

/** A table in a file. */
export interface Table {
  /** SHA-256 of the content. */
  digest: string
  rows: AsyncIterable<HeadedRow>
}

/** Rows of a CSV or XLSX file; the content decides which. */
export const rowsOf = (file: Inspected): AsyncGenerator<string[]> =>
  asUsageErrors(file.kind === 'xlsx' ? workbookRows(file) : csvRows(textOf(file)))

/** The rows below the heading. */
export const headedRowsOf = (file: Inspected): AsyncGenerator<HeadedRow> =>
  asUsageErrors(headedRows(rowsOf(file)))

/** A file that is no valid table is a usage error. */
async function* asUsageErrors<T>(rows: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* rows
  } catch (error) {
    throw error instanceof TableTrouble ? new UsageError(error.message) : error
  }
}

async function* workbookRows(file: Inspected): AsyncGenerator<string[]> {
  yield* sheetRows(await workbookParts(workbookOf(file)))
}

/** Largest file for callers that hold all rows in memory. */
const largest = 100 * 2 ** 20

export async function readTable(path: string): Promise<Table> {
  const file = await inspect(path)
  if (file.bytes > largest) throw new UsageError(`o arquivo ${path} tem mais de 100 MB; divida-o.`)
  return { digest: file.digest, rows: headedRowsOf(file) }
}
