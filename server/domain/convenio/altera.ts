import { convenioFields } from '../../../catalogue/management/convenio/fields.ts'
import type { alteraConvenio } from '../../../catalogue/management/convenio/index.ts'
import { reachOf } from '../machine/reach.ts'
import { changing } from '../making.ts'
import type { Verb } from '../verb.ts'
import { applyTo } from './courses.ts'
import { convenios } from './guards.ts'

const change = changing(convenios, convenioFields, ['tipo', 'renovacaoAutomatica'])

/** Changes an agreement before it is sent for signature. */
export const altera: Verb<typeof alteraConvenio> = async (tx, acting, input) => {
  const outcomes = await change(tx, acting, input)
  for (const { id, refusal } of outcomes) {
    if (!refusal) await applyTo(tx, id, input.cursos, reachOf(acting.actor))
  }
  return outcomes
}
