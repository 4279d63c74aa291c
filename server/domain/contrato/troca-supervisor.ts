import { supervisorFields } from '../../../catalogue/management/contrato/fields.ts'
import type { trocaSupervisor as declared } from '../../../catalogue/management/contrato/index.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { holdContracts } from './number.ts'

/** Passes contracts to another supervisor, who counts them from the first on. */
export const trocaSupervisor: Verb<typeof declared> = async (tx, acting, input) => {
  await holdContracts(tx)
  // What is said of the one before does not hold of the next.
  const about = { supervisor_cargo: null, supervisor_formacao: null }
  const values = { ...about, ...changed(supervisorFields, input) }
  return alter(tx, acting, 'trocarSupervisor', input, { values })
}
