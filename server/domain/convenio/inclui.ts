import { convenioFields } from '../../../catalogue/management/convenio/fields.ts'
import type { incluiConvenio } from '../../../catalogue/management/convenio/index.ts'
import { include } from '../include.ts'
import { reachOf } from '../machine/reach.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { applyTo } from './courses.ts'
import { convenios } from './guards.ts'

export const inclui: Verb<typeof incluiConvenio> = async (tx, acting, told) => {
  const made = await include(tx, convenios, [included(convenioFields, told)], acting)
  for (const { id } of made) await applyTo(tx, id, told.cursos, reachOf(acting.actor))
  return made
}
