import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'

/** Written into a column of moments, the database reads it as the moment of the transaction. */
export const moment = 'now'

/** Who acts, as the history names them. */
export async function whoActs(tx: Tx): Promise<string> {
  const { rows } = await sql<{ quem: string }>`
    select coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema') as quem`.execute(tx)
  return rows[0]!.quem
}
