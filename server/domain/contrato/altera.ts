import { type alteraContrato, changeableFields } from '../../../catalogue/management/contrato/index.ts'
import type { Tx } from '../../store/database.ts'
import { tryChange } from '../change.ts'
import { made } from '../machine/outcome.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { holdProposals } from './hold-proposals.ts'
import { giveBenefits, insurances, timetable } from './parts.ts'

/** Changes a contract before its term is issued. */
export const altera: Verb<typeof alteraContrato> = async (
  tx,
  acting,
  { registros, horarios, beneficios, ...told },
) => {
  await holdProposals(tx, [told.proposta])
  const whole = await valuesOf(tx, { ...told, horarios })
  const outcomes = await tryChange(
    tx,
    contratos,
    registros.map((one) => ({ ...one, values: whole })),
    acting,
  )
  await giveBenefits(tx, made(outcomes), beneficios)
  return outcomes
}

type Told = Omit<Parameters<typeof altera>[2], 'registros' | 'beneficios'>

/** Columns of a change, including the data of its insurance policy. */
export async function valuesOf(tx: Tx, { horarios, ...told }: Told) {
  const values = {
    ...changed(changeableFields, told, ['tipoContrato']),
    ...(horarios === undefined ? {} : { horarios: horarios && timetable(horarios) }),
  }
  const insured = await insurances(tx, values.apolice_id == null ? [] : [values.apolice_id])
  return { ...values, ...(values.apolice_id == null ? {} : insured.get(values.apolice_id)) }
}
