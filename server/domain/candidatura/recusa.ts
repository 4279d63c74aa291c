import type { recusaCandidatura } from '../../../catalogue/management/candidatura/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { candidaturas } from './guards.ts'
import { holdVacanciesOf } from './vacancies.ts'

const refuse = making(candidaturas, 'recusar')

export const recusa: Verb<typeof recusaCandidatura> = async (tx, acting, input) => {
  await holdVacanciesOf(
    tx,
    input.registros.map(({ id }) => id),
  )
  return refuse(tx, acting, input)
}
