import type { alteraHorario as declared } from '../../../catalogue/management/contrato/index.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { timetable } from './parts.ts'

/** Changes the timetable of contracts. */
export const alteraHorario: Verb<typeof declared> = (tx, acting, input) => {
  const { horarios, horarioDias } = input
  const inWords = horarioDias === undefined ? {} : { horario_dias: horarioDias }
  return alter(tx, acting, 'alterarHorario', input, { values: { horarios: timetable(horarios), ...inWords } })
}
