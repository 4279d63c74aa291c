import type { desisteCandidatura } from '../../../catalogue/management/candidatura/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { candidaturas } from './guards.ts'
import { holdVacanciesOf } from './vacancies.ts'

const withdraw = making(candidaturas, 'desistir')

export const desiste: Verb<typeof desisteCandidatura> = async (tx, acting, input) => {
  await holdVacanciesOf(
    tx,
    input.registros.map(({ id }) => id),
  )
  return withdraw(tx, acting, input)
}
