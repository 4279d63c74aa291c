import { candidaturaFields } from '../../../catalogue/management/candidatura/fields.ts'
import type { incluiCandidatura } from '../../../catalogue/management/candidatura/index.ts'
import { holdResume } from '../curriculo/own.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { candidaturas } from './guards.ts'
import { stagesOf } from './stages.ts'
import { holdVacancies } from './vacancies.ts'

/** Adds a résumé to a selection. */
export const inclui: Verb<typeof incluiCandidatura> = async (tx, acting, told) => {
  await holdVacancies(tx, [told.vaga])
  await holdResume(tx, told.curriculo)
  const { etapa, ...row } = included(candidaturaFields, told)
  const [first] = await stagesOf(tx)
  return include(tx, candidaturas, [{ ...row, etapa: etapa ?? first! }], acting)
}
