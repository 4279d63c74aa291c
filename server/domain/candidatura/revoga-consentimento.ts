import { sql } from 'kysely'
import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { revogaConsentimento } from '../../../catalogue/management/curriculo/revoga-consentimento.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import { forget } from '../curriculo/esquece.ts'
import { platform } from '../machine/bound.ts'
import { reachOf, within } from '../machine/reach.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { candidaturas } from './guards.ts'
import { holdVacanciesOf } from './vacancies.ts'

const [underWay] = candidaturaMachine.initial

/** Revokes a person's consent: withdraws all open applications and anonymizes the résumé at once. */
export const revoga: Verb<typeof revogaConsentimento> = async (tx, acting, { registros, motivo }) => {
  const { id } = registros[0]!
  // Takes the lock first: a part of a batch may have read the résumé already.
  await holdRecords(tx)
  const open = await sql<{ id: number }>`
    select id from candidatura where cliente_id = ${currentClient} and curriculo_id = ${id}
       and situacao = ${underWay} order by id`.execute(tx)
  const ids = open.rows.map((one) => one.id)
  await holdVacanciesOf(tx, ids)
  const { rows } = await sql`
    update curriculo set revogacao = ${acting.today}
     where cliente_id = ${currentClient} and id = ${id} and anonimizacao is null
       and ${within('curriculo', 'curriculo', reachOf(acting.actor))} returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('REGISTRO_INEXISTENTE')
  const wanted = ids.map((one) => ({ id: one, motivo }))
  await move(tx, candidaturas, 'desistir', wanted, platform(acting.today))
  await forget(tx, [id])
  await noteEdit(tx)
  return {}
}
