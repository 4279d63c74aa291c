import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Last day of a link sent today, by the client's setting. */
export async function lastDayOfLinks(tx: Tx, today: string): Promise<string> {
  const { rows } = await sql<{ dia: string }>`
    select ${today}::date + validade_links_dias as dia from cliente where cliente_id = ${currentClient}`.execute(
    tx,
  )
  return rows[0]!.dia
}
