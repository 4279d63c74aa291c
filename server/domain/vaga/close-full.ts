import { sql } from 'kysely'
import { openStates } from '../../../catalogue/machines/machine.ts'
import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import { said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords } from '../../store/records-lock.ts'
import { platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { endValues } from './end.ts'
import { vagas } from './guards.ts'
import { takenPlaces } from './places.ts'

/** Ends full vacancies, regardless of the actor's rights. */
export async function closeFull(tx: Tx, ids: readonly number[], today: string): Promise<void> {
  await holdRecords(tx)
  const { rows } = await sql<{ id: number }>`
    select v.id from vaga v
     where v.cliente_id = ${currentClient} and v.id = any(${ids}::bigint[])
       and v.situacao = any(${openStates(vagaMachine)}) and ${sql.raw(takenPlaces('v'))} >= v.quantidade
     order by v.id for update`.execute(tx)
  const values = endValues({ causa: 'P', data: null, observacao: null }, today)
  const wanted = rows.map(({ id }) => ({ id, motivo: said('motivo.todosLugaresForamPreenchidos'), values }))
  await move(tx, vagas, 'encerrar', wanted, platform(today))
}
