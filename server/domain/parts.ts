import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import type { Tables } from '../store/schema.ts'

/** Replaces the rows of a table that belong to a record. Undefined keeps them; an empty list deletes them. */
export async function replaceParts<T extends keyof Tables>(
  tx: Tx,
  table: T,
  owner: keyof Tables[T] & string,
  id: number,
  told: readonly Readonly<Partial<Record<keyof Tables[T], unknown>>>[] | undefined,
): Promise<void> {
  if (told === undefined) return
  await sql`delete from ${sql.table(table)} where cliente_id = ${currentClient} and ${sql.ref(owner)} = ${id}`.execute(
    tx,
  )
  const names = Object.keys(told[0] ?? {}).map((name) => sql.ref(name))
  if (names.length === 0) return
  await sql`insert into ${sql.table(table)} (cliente_id, ${sql.ref(owner)}, ${sql.join(names)})
    select ${currentClient}, ${id}, ${sql.join(names)}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(told)})`.execute(tx)
}
