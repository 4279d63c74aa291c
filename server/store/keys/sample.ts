import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type FileStore, FileStoreError } from '../files/file-store.ts'
import type { Sealer } from '../sealing.ts'
import { keysIn, type SealedColumn, sealedColumns, valuesIn } from './sealed-columns.ts'
import { clientNumbers } from './usage.ts'

/** Rows of a column, and objects of the file store, that are tried of each client. */
const rowsEach = 3
/** Values of a column that are tried of all clients together. */
const mostOfColumn = 60

/** What came of trying to open a sample, by the number of the key that sealed it. */
export type Sample = Map<number, { opened: number; unreadable: number }>

/**
 * Opens a few values of every sealed column, and a few objects: of those that one of the given keys sealed or, with
 * `strangers`, a key that is not among them.
 */
export async function sampleSeals(
  { owner, files, sealer }: { owner: Database; files: () => FileStore; sealer: Sealer },
  numbers: readonly number[],
  strangers: boolean,
): Promise<Sample> {
  const sample: Sample = new Map()
  const take = (key: number, readable: boolean) => {
    const one = sample.get(key) ?? { opened: 0, unreadable: 0 }
    one[readable ? 'opened' : 'unreadable']++
    sample.set(key, one)
  }
  const clients = await clientNumbers(owner)
  for (const column of sealedColumns) {
    let tried = 0
    for (const id of clients) {
      for (const which of [...numbers, ...(strangers ? [undefined] : [])]) {
        if (tried >= mostOfColumn) break
        for (const sealed of await someValues(owner, id, column, which, numbers)) {
          take(sealed[0]!, sealer.canOpen(sealed))
          tried++
        }
      }
    }
  }
  for (const id of clients)
    await sampleObjects(files(), id, (key) => numbers.includes(key) || strangers, take)
  return sample
}

/** Sealed values of a few rows: of those with a value of the given key, or of any that is not among `numbers`. */
async function someValues(
  owner: Database,
  clienteId: number,
  column: SealedColumn,
  which: number | undefined,
  numbers: readonly number[],
): Promise<Buffer[]> {
  const condition = which === undefined ? sql`k.chave <> all(${numbers}::int[])` : sql`k.chave = ${which}`
  const { rows } = await owner.reading(clienteId, (tx) =>
    sql<{ value: Buffer | string }>`
      select ${sql.ref(column.column)} as value from ${sql.table(column.table)}
       where cliente_id = (select cliente_atual())
         and exists (select from ${sql.raw(keysIn(column))} where ${condition}) limit ${rowsEach}`.execute(
      tx,
    ),
  )
  const fits = (key: number) => (which === undefined ? !numbers.includes(key) : key === which)
  return rows.flatMap(({ value }) => valuesIn(column, value)).filter((sealed) => fits(sealed[0]!))
}

/** A file store that is away says nothing about keys: what the database holds decides then. */
async function sampleObjects(
  files: FileStore,
  clienteId: number,
  wanted: (key: number) => boolean,
  take: (key: number, readable: boolean) => void,
): Promise<void> {
  try {
    let tried = 0
    for await (const { name } of files.list(clienteId)) {
      const found = await files.examine(name)
      if (found && wanted(found.key)) take(found.key, found.readable)
      if (++tried >= rowsEach) return
    }
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
  }
}
