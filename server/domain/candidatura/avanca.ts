import type { avancaCandidatura } from '../../../catalogue/management/candidatura/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { tryChange } from '../change.ts'
import type { Verb } from '../verb.ts'
import { candidaturas } from './guards.ts'
import { stagesOf } from './stages.ts'
import { holdVacanciesOf } from './vacancies.ts'

/** Moves applications to a stage; without one, each to its next stage. */
export const avanca: Verb<typeof avancaCandidatura> = async (tx, acting, { registros, motivo, etapa }) => {
  const ids = registros.map(({ id }) => id)
  await holdVacanciesOf(tx, ids)
  const stages = await stagesOf(tx)
  const rows = await tx
    .selectFrom('candidatura')
    .select(['id', 'etapa'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .execute()
  const present = new Map(rows.map((one) => [one.id, one.etapa]))
  const next = (stage: string) => stages[stages.indexOf(stage) + 1] ?? ''
  const wanted = registros.map((one) => {
    const antes = present.get(one.id) ?? ''
    return { ...one, motivo, values: { etapa: etapa ?? next(antes) }, besides: { antes } }
  })
  return tryChange(tx, candidaturas, wanted, acting, 'avancar')
}
