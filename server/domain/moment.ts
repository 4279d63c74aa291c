import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'

/** Text that a timestamp column reads as the start of the transaction. */
export const moment = 'now'

/** Name of the actor, as in the history. */
export async function whoActs(tx: Tx): Promise<string> {
  const { rows } = await sql<{ quem: string }>`
    select coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema') as quem`.execute(tx)
  return rows[0]!.quem
}
