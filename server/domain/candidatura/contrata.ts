import type { contrataCandidato } from '../../../catalogue/management/candidatura/index.ts'
import { holdRecords } from '../../store/records-lock.ts'
import { holdContracts } from '../contrato/number.ts'
import { move } from '../move.ts'
import { closeFull } from '../vaga/close-full.ts'
import { isInternship } from '../vaga/rules.ts'
import type { Verb } from '../verb.ts'
import { chosenFor } from './chosen.ts'
import { makeContract } from './contract.ts'
import { makeEmployee } from './employee.ts'
import { candidaturas } from './guards.ts'
import { isMonitoring } from './hiring.ts'
import { holdVacanciesOf } from './vacancies.ts'

/**
 * Hires the chosen applicant: takes a slot of the vacancy and creates the contract or employee in the same
 * transaction.
 */
export const contrata: Verb<typeof contrataCandidato> = async (
  tx,
  acting,
  { registros, motivo, ...told },
) => {
  const [target] = registros as [(typeof registros)[0]]
  // Same lock order as batches and contracts.
  await holdRecords(tx)
  await holdContracts(tx)
  await holdVacanciesOf(tx, [target.id])
  const values = { contratacao: acting.today }
  const outcomes = await move(tx, candidaturas, 'contratar', [{ ...target, motivo, values }], acting)
  const chosen = await chosenFor(tx, target.id)
  if (chosen.origem === 'Workforce') await makeEmployee(tx, acting, chosen, told)
  else if (isInternship(chosen) || isMonitoring(chosen)) await makeContract(tx, acting, chosen, told)
  await closeFull(tx, [chosen.vaga], acting.today)
  return outcomes.map((one) => ({
    ...one,
    versao: chosen.origem === 'Workforce' ? one.versao + 1 : one.versao,
  }))
}
