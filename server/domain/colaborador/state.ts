import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { stateIn } from '../machine/state.ts'
import { colaboradores } from './guards.ts'

/** The state of an employee on a day. */
export async function stateOf(tx: Tx, id: number, today: string): Promise<string> {
  const { rows } = await sql<{ situacao: string }>`
    select ${stateIn(colaboradores.machine, 'c', today)} as situacao
      from colaborador c where c.cliente_id = ${currentClient} and c.id = ${id}`.execute(tx)
  return rows[0]!.situacao
}
