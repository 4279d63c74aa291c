import { contratoFields, modalidadesContrato } from '../../../catalogue/management/contrato/fields.ts'
import type { incluiContrato } from '../../../catalogue/management/contrato/inclui-contrato.ts'
import { include } from '../include.ts'
import { made } from '../machine/outcome.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { holdProposals } from './hold-proposals.ts'
import { nextNumbers } from './number.ts'
import { giveBenefits, insurances, timetable } from './parts.ts'

/** Makes a contract, with a number of its own. */
export const inclui: Verb<typeof incluiContrato> = async (tx, acting, { horarios, beneficios, ...told }) => {
  const [numero] = (await nextNumbers(tx, 1)) as [number]
  await holdProposals(tx, [told.proposta])
  const values = included(contratoFields, told)
  const insured = await insurances(tx, values.apolice_id === undefined ? [] : [values.apolice_id])
  const content = {
    tipo_contrato: modalidadesContrato[told.modalidade],
    ...values,
    ...(values.apolice_id === undefined ? {} : insured.get(values.apolice_id)),
    ...(horarios ? { horarios: timetable(horarios) } : {}),
    numero,
    sequencia: 1,
  }
  const outcomes = await include(tx, contratos, [content], acting)
  await giveBenefits(tx, made(outcomes), beneficios ?? undefined)
  return outcomes
}
