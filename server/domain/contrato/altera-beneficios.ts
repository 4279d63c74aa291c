import type { alteraBeneficios as declared } from '../../../catalogue/management/contrato/index.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { giveBenefits } from './parts.ts'

export const alteraBeneficios: Verb<typeof declared> = async (tx, acting, input) => {
  const outcomes = await alter(tx, acting, 'alterarBeneficios', input, {
    values: {},
    besides: { beneficios: input.beneficios },
  })
  await giveBenefits(tx, made(outcomes), input.beneficios)
  return outcomes
}
