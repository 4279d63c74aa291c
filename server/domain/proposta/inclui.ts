import { propostaFields } from '../../../catalogue/management/proposta/fields.ts'
import type { incluiProposta } from '../../../catalogue/management/proposta/index.ts'
import { include } from '../include.ts'
import { coordinatedBy } from '../projeto/coordinator.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'
import { nameSubjects } from './subjects.ts'

/** Creates a proposal; a professor coordinates their own by default. */
export const inclui: Verb<typeof incluiProposta> = async (tx, acting, told) => {
  const row = included(propostaFields, coordinatedBy(told, acting))
  const made = await include(tx, propostas, [row], acting)
  for (const { id } of made) await nameSubjects(tx, id, told.disciplinas)
  return made
}
