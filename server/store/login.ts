import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the application's login owns the tables or is a member of the owning role. */
export async function ownsTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(session_user, nspowner, 'member') as owns from pg_namespace
     where nspname = 'vinculo'`.execute(db.kysely)
  return rows[0]?.owns ?? false
}
