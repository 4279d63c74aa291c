import { sql } from 'kysely'
import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Acting, type DoneRecord, idsOf, platform, reasonsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { candidaturas } from './guards.ts'

const [underWay] = candidaturaMachine.initial

/** Ends the open applications of vacancies that ended. */
export async function encerraDasVagas(
  tx: Tx,
  vacancies: readonly DoneRecord[],
  { today }: Acting,
): Promise<void> {
  const { rows } = await sql<{ id: number; vaga: number }>`
    select id, vaga_id as vaga from candidatura
     where cliente_id = ${currentClient} and vaga_id = any(${idsOf(vacancies)}::bigint[])
       and situacao = ${underWay} order by id`.execute(tx)
  const reasons = reasonsOf(vacancies)
  const wanted = rows.map(({ id, vaga }) => ({ id, motivo: reasons.get(vaga) }))
  if (wanted.length > 0) await move(tx, candidaturas, 'encerrar', wanted, platform(today))
}
