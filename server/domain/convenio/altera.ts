import { convenioFields } from '../../../catalogue/management/convenio/fields.ts'
import type { alteraConvenio } from '../../../catalogue/management/convenio/index.ts'
import { tryChange } from '../change.ts'
import { reachOf } from '../machine/reach.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { applyTo } from './courses.ts'
import { convenios } from './guards.ts'

/** Changes an agreement before it is sent for signature. */
export const altera: Verb<typeof alteraConvenio> = async (tx, acting, { registros, cursos, ...told }) => {
  const values = changed(convenioFields, told, ['tipo', 'renovacaoAutomatica'])
  const outcomes = await tryChange(
    tx,
    convenios,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
  for (const { id, refusal } of outcomes) if (!refusal) await applyTo(tx, id, cursos, reachOf(acting.actor))
  return outcomes
}
