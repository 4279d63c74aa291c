import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { FileStore } from './file-store.ts'

/** Every table that refers to contents, found by column name, so that a new one is included. */
export async function namingTables(owner: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'vinculo'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = 'arquivo_sha256' and not a.attisdropped`.execute(owner.kysely)
  if (rows.length === 0) throw new Error('no table names contents')
  return rows.map(({ name }) => name)
}

/** Objects that a client's rows refer to. */
export async function namedObjects(
  db: Database,
  files: Pick<FileStore, 'nameOf'>,
  clienteId: number,
  tables: readonly string[],
): Promise<Set<string>> {
  const named = new Set<string>()
  for (const table of tables) {
    const { rows } = await db.reading(clienteId, (tx) =>
      sql<{ sha256: string }>`select distinct arquivo_sha256 as sha256 from ${sql.raw(table)}
        where cliente_id = (select cliente_atual()) and arquivo_sha256 is not null`.execute(tx),
    )
    for (const { sha256 } of rows) named.add(files.nameOf(clienteId, sha256))
  }
  return named
}
