import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type FileStore, FileStoreError } from '../files/file-store.ts'
import type { Sealer } from '../sealing.ts'
import { keysIn, type SealedColumn, sealedColumns, valuesIn } from './sealed-columns.ts'
import { clientNumbers } from './usage.ts'

/** Rows of a column, and objects of the file store, tried per client. */
const rowsEach = 3
/** Values of a column tried over all clients. */
const mostOfColumn = 60

/** Results of opening a sample, by the number of the sealing key. */
export type Sample = Map<number, { opened: number; unreadable: number }>

/**
 * Opens a few values of every sealed column and a few objects: those sealed by the given keys, with
 * `strangers` also those sealed by other keys.
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
  for (const column of sealedColumns()) {
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

/** Sealed values of a few rows: with the given key, or with any key that is not in `numbers`. */
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

/** A file store that is down proves nothing about keys; the database's values decide alone. */
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
