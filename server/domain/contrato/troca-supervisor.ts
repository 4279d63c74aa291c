import { supervisorFields } from '../../../catalogue/management/contrato/fields.ts'
import type { trocaSupervisor as declared } from '../../../catalogue/management/contrato/index.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { holdContracts } from './number.ts'

/**
 * Changes the supervisor of contracts. The lock is taken because the guard counts the supervisor's contracts.
 */
export const trocaSupervisor: Verb<typeof declared> = async (tx, acting, input) => {
  await holdContracts(tx)
  // Position and education of the previous supervisor do not apply.
  const about = { supervisor_cargo: null, supervisor_formacao: null }
  const values = { ...about, ...changed(supervisorFields, input) }
  return alter(tx, acting, 'trocarSupervisor', input, { values })
}
