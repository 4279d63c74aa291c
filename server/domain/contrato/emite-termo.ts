import type { emiteTermo as declared } from '../../../catalogue/management/contrato/emite-termo.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { holdContracts } from './number.ts'

const issue: Verb<typeof declared> = making(contratos, 'emitirTermo')

/** Issues the terms of contracts, or of amendments, for the parties to sign. */
export const emiteTermo: Verb<typeof declared> = async (tx, acting, input) => {
  await holdContracts(tx)
  return issue(tx, acting, input)
}
