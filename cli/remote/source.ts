import type { Encoding } from '../../client/table/read.ts'
import { UsageError } from '../errors.ts'
import { type Inspected, inspect } from '../table/file.ts'
import { headedRowsOf } from '../table/read.ts'
import { jsonRecords, ndjsonRecords } from './json-records.ts'
import { isRefusalColumn } from './refused.ts'

/** A record by the file's own column names. */
export type SourceRow = {
  /** Line number, or position in a file without lines. */
  number: number
  values: Readonly<Record<string, unknown>>
}

/** A file of records. It is read again each time rows are needed and never held in memory. */
export interface Source {
  digest: string
  encoding: Encoding
  /** Whether values are cell texts in human notation. */
  tabular: boolean
  columns: readonly string[]
  count: number
  rows: () => AsyncGenerator<SourceRow>
}

const mostColumns = 500

/** Opens a file and reads it once, so that errors are reported before anything is sent. */
export async function openSource(path: string, list: string): Promise<Source> {
  const file = await inspect(path)
  const tabular = file.kind === 'xlsx' || !/\.(json|ndjson|jsonl)$/i.test(path)
  const rows = () => (tabular ? tableRows(file) : recordRows(file, list))
  const columns = new Set<string>()
  let count = 0
  for await (const { values } of rows()) {
    count++
    for (const name of Object.keys(values)) columns.add(name)
    if (columns.size > mostColumns)
      throw new UsageError(`há mais de ${mostColumns} nomes de campos no arquivo.`)
  }
  if (count === 0) throw new UsageError(`o arquivo ${path} não tem nenhum registro.`)
  const { digest, encoding } = file
  const all = tabular ? await headingsOf(file) : [...columns]
  return { digest, encoding, tabular, columns: all.filter((name) => !isRefusalColumn(name)), count, rows }
}

async function headingsOf(file: Inspected): Promise<readonly string[]> {
  for await (const { headings } of headedRowsOf(file)) return headings
  return []
}

async function* tableRows(file: Inspected): AsyncGenerator<SourceRow> {
  for await (const { number, headings, cells } of headedRowsOf(file)) {
    yield { number, values: Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])) }
  }
}

async function* recordRows(file: Inspected, list: string): AsyncGenerator<SourceRow> {
  const lines = /\.(ndjson|jsonl)$/i.test(file.path)
  let number = 0
  for await (const values of lines ? ndjsonRecords(file) : jsonRecords(file, list)) {
    number++
    yield { number, values }
  }
}
