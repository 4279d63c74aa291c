import type { incluiContrato } from '../../../catalogue/management/contrato/index.ts'
import { include } from '../include.ts'
import { idsOf } from '../machine/bound.ts'
import type { Verb } from '../verb.ts'
import { contentOf } from './content.ts'
import { contratos } from './guards.ts'
import { holdProposals } from './hold-proposals.ts'
import { nextNumbers } from './number.ts'
import { giveBenefits } from './parts.ts'

/** Creates a contract with a new number. */
export const inclui: Verb<typeof incluiContrato> = async (tx, acting, { beneficios, ...told }) => {
  const [numero] = (await nextNumbers(tx, 1)) as [number]
  await holdProposals(tx, [told.proposta])
  const outcomes = await include(tx, contratos, [await contentOf(tx, told, numero)], acting)
  await giveBenefits(tx, idsOf(outcomes), beneficios ?? undefined)
  return outcomes
}
