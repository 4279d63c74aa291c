import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Reserves `count` invoice numbers and returns the first. The row lock serializes concurrent callers. */
export async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { rows } = await sql<{ ultimo: number }>`
    insert into faturamento_numero (cliente_id, ultimo) values (${currentClient}, ${count})
    on conflict (cliente_id) do update set ultimo = faturamento_numero.ultimo + excluded.ultimo
    returning ultimo`.execute(tx)
  return rows[0]!.ultimo - count + 1
}
