import type { alteraHorario as declared } from '../../../catalogue/management/contrato/index.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { holdContracts } from './number.ts'
import { timetable } from './parts.ts'

/** Changes the timetable of contracts. The lock is taken because a guard adds up the student's contracts. */
export const alteraHorario: Verb<typeof declared> = async (tx, acting, input) => {
  const { horarios, horarioDias } = input
  const inWords = horarioDias === undefined ? {} : { horario_dias: horarioDias }
  const values = { horarios: timetable(horarios), ...inWords }
  await holdContracts(tx)
  return alter(tx, acting, 'alterarHorario', input, { values })
}
