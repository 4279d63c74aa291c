import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { type SealedTable, sealedTables, valuesIn } from '../../store/keys/sealed-columns.ts'
import { clientNumbers, type SealedData } from '../../store/keys/usage.ts'
import type { Sealer } from '../../store/sealing.ts'
import { type KeyColumn, keyColumns, limitOf } from './columns.ts'

/** Values of a column, or objects of the file store, sealed with a key. */
export interface Examined {
  location: string
  key: number
  values: number
  /** Values that this process's keys do not open. */
  unreadable: number
}

/** Opens every sealed value and object, a few at a time, and counts which open. Changes nothing. */
export async function examineAll({
  owner,
  files,
  sealer,
}: SealedData & { sealer: Sealer }): Promise<Examined[]> {
  const counts = new Map<string, Examined>()
  const count = (location: string, key: number, readable: boolean) => {
    const one = counts.get(`${location} ${key}`) ?? { location, key, values: 0, unreadable: 0 }
    one.values++
    if (!readable) one.unreadable++
    counts.set(`${location} ${key}`, one)
  }
  for (const id of await clientNumbers(owner)) {
    for (const of of sealedTables()) {
      const key = await keyColumns(owner, of.table)
      for (let after: readonly string[] | undefined = []; after; ) {
        const rows: ExaminedRow[] = await nextRows(owner, id, of, key, after)
        for (const row of rows) {
          for (const column of of.columns) {
            for (const sealed of valuesIn(column, row[column.column] as Buffer | string | null)) {
              count(`${of.table}.${column.column}`, sealed[0]!, sealer.canOpen(sealed))
            }
          }
        }
        after = rows.length === limitOf(of) && key.length > 0 ? rows.at(-1)!.row_key : undefined
      }
    }
    for await (const { name } of files.list(id)) {
      const found = await files.examine(name)
      if (found) count('arquivos', found.key, found.readable)
    }
  }
  return [...counts.values()]
}

type ExaminedRow = Record<string, Buffer | string | null> & { row_key: string[] }

async function nextRows(
  owner: Database,
  clienteId: number,
  of: SealedTable,
  key: readonly KeyColumn[],
  after: readonly string[],
): Promise<ExaminedRow[]> {
  const names = key.map(({ name }) => name).join(', ')
  const since = after.map((value, at) => sql`${value}::${sql.raw(key[at]!.type)}`)
  const filled = of.columns.map(({ column }) => sql`${sql.ref(column)} is not null`)
  const { rows } = await owner.reading(clienteId, (tx) =>
    sql<ExaminedRow>`
      select array[${sql.raw(key.map(({ name }) => `${name}::text`).join(', '))}]::text[] as row_key,
             ${sql.join(of.columns.map(({ column }) => sql.ref(column)))}
        from ${sql.table(of.table)}
       where cliente_id = (select cliente_atual()) and (${sql.join(filled, sql` or `)})
         ${since.length > 0 ? sql`and (${sql.raw(names)}) > (${sql.join(since)})` : sql``}
       ${names ? sql`order by ${sql.raw(names)}` : sql``} limit ${limitOf(of)}`.execute(tx),
  )
  return rows
}
