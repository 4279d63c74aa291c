import { sql } from 'kysely'
import { trailOf } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { stateIn } from '../machine/state.ts'
import { colaboradores } from './guards.ts'

const { machine } = colaboradores

/** Writes the first history entry, after the period from which the state is derived. */
export async function noteInclusion(tx: Tx, id: number, { today }: Acting): Promise<void> {
  await sql`
    insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select ${currentClient}, ${trailOf(machine)}, c.id, 'incluir', ${stateIn(machine, 'c', today)}
      from colaborador c where c.cliente_id = ${currentClient} and c.id = ${id}`.execute(tx)
}
