import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { made, type Outcome } from '../machine/outcome.ts'
import { move } from '../move.ts'
import { contasFavorecidos } from './guards.ts'

/**
 * A payee has at most one waiting account and one in force: accounts that reached such a state replace older
 * ones.
 */
export async function inTheirPlace(tx: Tx, { today }: Acting, outcomes: Outcome[]): Promise<Outcome[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from conta_favorecido n
      join conta_favorecido o on o.cliente_id = n.cliente_id and o.id <> n.id and o.situacao = n.situacao
       and (o.aluno_id = n.aluno_id or o.pessoa_id = n.pessoa_id)
     where n.cliente_id = ${currentClient} and n.id = any(${made(outcomes)}::bigint[])
     order by o.id`.execute(tx)
  const wanted = rows.map(({ id }) => ({ id, motivo: said('motivo.outraContaTomouSeuLugar') }))
  if (wanted.length > 0) await move(tx, contasFavorecidos, 'substituir', wanted, platform(today))
  return outcomes
}
