import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the login behind the application's role could take the tables: it owns them, or may become who does. */
export async function ownsTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(session_user, nspowner, 'member') as owns from pg_namespace
     where nspname = 'vinculo'`.execute(db.kysely)
  return rows[0]?.owns ?? false
}
