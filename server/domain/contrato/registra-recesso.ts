import type { registraRecesso as declared } from '../../../catalogue/management/contrato/index.ts'
import { currentClient } from '../../store/expressions.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'

/** Registers days of recess within the balance. */
export const registraRecesso: Verb<typeof declared> = async (tx, acting, input) => {
  const { inicio, termino } = input
  const outcomes = await alter(tx, acting, 'registrarRecesso', input, {
    values: {},
    besides: { recesso: { inicio, termino } },
  })
  const contracts = made(outcomes)
  if (contracts.length > 0) {
    await tx
      .insertInto('contrato_recesso')
      .values(contracts.map((contrato_id) => ({ cliente_id: currentClient, contrato_id, inicio, termino })))
      .execute()
  }
  return outcomes
}
