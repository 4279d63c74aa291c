import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** The last day on which a link that is sent today can be used, as the client set it. */
export async function lastDayOfLinks(tx: Tx, today: string): Promise<string> {
  const { rows } = await sql<{ dia: string }>`
    select ${today}::date + validade_links_dias as dia from cliente where cliente_id = ${currentClient}`.execute(
    tx,
  )
  return rows[0]!.dia
}
