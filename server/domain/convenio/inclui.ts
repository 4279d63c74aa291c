import { convenioFields } from '../../../catalogue/management/convenio/fields.ts'
import type { incluiConvenio } from '../../../catalogue/management/convenio/index.ts'
import { reachOf } from '../machine/reach.ts'
import { including } from '../making.ts'
import type { Verb } from '../verb.ts'
import { applyTo } from './courses.ts'
import { convenios } from './guards.ts'

const include = including(convenios, convenioFields)

export const inclui: Verb<typeof incluiConvenio> = async (tx, acting, input) => {
  const made = await include(tx, acting, input)
  for (const { id } of made) await applyTo(tx, id, input.cursos, reachOf(acting.actor))
  return made
}
