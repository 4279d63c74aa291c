import {
  changeableFields,
  type corrigeTermo as declared,
} from '../../../catalogue/management/contrato/index.ts'
import { isMadeWith, made } from '../machine/outcome.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { avisa } from './avisa-partes.ts'
import { holdContracts } from './number.ts'
import { giveBenefits, insurances, timetable } from './parts.ts'

/**
 * Corrects data of an issued term, as far as they need neither an amendment nor a new term. Signatures stay;
 * the signers are told of what concerns them.
 */
export const corrigeTermo: Verb<typeof declared> = async (
  tx,
  acting,
  { registros, motivo, horarios, beneficios, ...told },
) => {
  await holdContracts(tx)
  const values = {
    ...changed(changeableFields, told, ['tipoContrato']),
    ...(horarios === undefined ? {} : { horarios: horarios && timetable(horarios) }),
  }
  const insured = await insurances(tx, values.apolice_id == null ? [] : [values.apolice_id])
  const whole = { ...values, ...(values.apolice_id == null ? {} : insured.get(values.apolice_id)) }
  const besides = beneficios === undefined ? {} : { beneficios }
  const outcomes = await alter(tx, acting, 'corrigirTermo', { registros, motivo }, { values: whole, besides })
  await giveBenefits(tx, made(outcomes), beneficios)
  await avisa(tx, acting, outcomes.filter(isMadeWith('efeito')), 'termoCorrigido', motivo)
  return outcomes
}
