import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { FileStore } from '../files/file-store.ts'
import { keysIn, sealedColumns } from './sealed-columns.ts'

/** Number of values in a column, or objects in the file store, sealed with a key. */
export interface Usage {
  location: string
  key: number
  values: number
}

/** Databases and files with sealed values; the database is read as its owner. */
export interface SealedData {
  owner: Database
  files: FileStore
}

/** Numbers of all clients. Row-level security shows one client at a time, also to the owner. */
export async function clientNumbers({ kysely }: Database): Promise<number[]> {
  const rows = await kysely.selectFrom('cliente').select('cliente_id').orderBy('cliente_id').execute()
  return rows.map(({ cliente_id }) => cliente_id)
}

/** Counts sealed values by the key numbers in front of them. Opens nothing. */
export async function keyUsage({ owner, files }: SealedData): Promise<Usage[]> {
  const counts = new Map<string, Usage>()
  const count = (location: string, key: number, values: number) => {
    const one = counts.get(`${location} ${key}`) ?? { location, key, values: 0 }
    counts.set(`${location} ${key}`, { ...one, values: one.values + values })
  }
  for (const id of await clientNumbers(owner)) {
    for (const column of sealedColumns()) {
      const { rows } = await owner.reading(id, (tx) =>
        sql<{ key: number; values: number }>`
          select k.chave as key, count(*)::integer as values
            from ${sql.table(column.table)} cross join lateral ${sql.raw(keysIn(column))}
           where cliente_id = (select cliente_atual()) group by 1`.execute(tx),
      )
      for (const { key, values } of rows) count(`${column.table}.${column.column}`, key, values)
    }
    for await (const { name } of files.list(id)) {
      const key = await files.keyOf(name)
      if (key !== undefined) count('arquivos', key, 1)
    }
  }
  return [...counts.values()]
}
