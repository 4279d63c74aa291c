import type { pedeConferencia as declared } from '../../../catalogue/management/contrato/index.ts'
import { tryChange } from '../change.ts'
import { contratos } from '../contrato/guards.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { askHosts } from './conferencia.ts'

/** Asks hosts to review the drafts of terms. */
export const pedeConferencia: Verb<typeof declared> = async (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo, values: {} }))
  const outcomes = await tryChange(tx, contratos, wanted, acting, 'pedirConferencia')
  await askHosts(tx, acting, made(outcomes), motivo)
  return outcomes
}
