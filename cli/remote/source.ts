import type { Encoding } from '../../client/table/read.ts'
import { UsageError } from '../errors.ts'
import { type Inspected, inspect } from '../table/file.ts'
import { headedRowsOf } from '../table/read.ts'
import { jsonRecords, ndjsonRecords } from './json-records.ts'
import { isRefusalColumn } from './refused.ts'

/** A record of a file, by the names that the file has for its parts. */
export type SourceRow = {
  /** Its line, or its place where it has no line of its own. */
  number: number
  values: Readonly<Record<string, unknown>>
}

/** A file of records. Nothing of it is held: it is read as often as it is needed. */
export interface Source {
  digest: string
  encoding: Encoding
  /** Whether values are texts of cells, which are read as people write them. */
  tabular: boolean
  columns: readonly string[]
  count: number
  rows: () => AsyncGenerator<SourceRow>
}

const mostColumns = 500

/** Opens a file, and reads all of it once: what cannot be read is told before anything is sent. */
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
