import { sql } from 'kysely'
import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { madeOrRefused } from '../one.ts'
import { candidaturas } from './guards.ts'

const [underWay] = candidaturaMachine.initial

/** Ends the applications for vacancies that ended, whosever they are: nobody waits in vain. */
export async function encerraDasVagas(
  tx: Tx,
  vacancies: readonly number[],
  motivo: string | null,
  { today }: Acting,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from candidatura where cliente_id = ${currentClient} and vaga_id = any(${vacancies}::bigint[])
       and situacao = ${underWay} order by id`.execute(tx)
  const wanted = rows.map(({ id }) => ({ id, motivo }))
  if (wanted.length > 0) madeOrRefused(await move(tx, candidaturas, 'encerrar', wanted, { today }))
}
