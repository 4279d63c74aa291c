import { convenioFields } from '../../../catalogue/management/convenio/fields.ts'
import type { incluiConvenio } from '../../../catalogue/management/convenio/inclui-convenio.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { applyTo } from './courses.ts'
import { convenios } from './guards.ts'

/** Makes an agreement. */
export const inclui: Verb<typeof incluiConvenio> = async (tx, acting, told) => {
  const outcomes = await include(tx, convenios, [included(convenioFields, told)], acting)
  const [made] = outcomes
  if (made && !made.refusal) await applyTo(tx, made.id, told.cursos, acting)
  return outcomes
}
