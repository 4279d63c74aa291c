import type { Effect } from '../../effects.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import type { contratoFields, contratoLists } from './fields.ts'

/**
 * The plan of activities is part of the term by amendments (Lei 11.788, art. 7º, parágrafo único). A new timetable
 * needs an amendment only beyond the hours of the term.
 */
export const effectOf = {
  modalidade: 'termo',
  tipoContrato: 'termo',
  aluno: 'termo',
  unidade: 'nada',
  concedente: 'termo',
  instituicao: 'termo',
  agente: 'termo',
  convenio: 'nada',
  proposta: 'termo',
  vaga: 'nada',
  semestre: 'nada',
  inicio: 'termo',
  encerramento: 'aditivo',
  tipoEstagio: 'termo',
  curso: 'termo',
  professor: 'aviso',
  supervisor: 'aviso',
  supervisorCargo: 'nada',
  supervisorFormacao: 'nada',
  responsavel: 'termo',
  apolice: 'aviso',
  bolsaValor: 'aditivo',
  bolsaTipo: 'aditivo',
  auxilioTransporteValor: 'aditivo',
  auxilioTransporteTipo: 'aditivo',
  beneficio: 'aditivo',
  modalidadeAtendimento: 'aviso',
  horasDiaria: 'aditivo',
  horasSemanal: 'aditivo',
  horasTotal: 'aditivo',
  horasEmAula: 'aditivo',
  horasExtraclasse: 'aditivo',
  horarioDias: 'aviso',
  localAtendimento: 'aviso',
  areaAtuacao: 'aditivo',
  planoEstagio: 'aditivo',
  atividades: 'aditivo',
  seguroApolice: 'aviso',
  seguroSeguradora: 'aviso',
  seguro: 'aviso',
  horarios: 'aviso',
  beneficios: 'aditivo',
} as const satisfies Readonly<Record<keyof typeof contratoFields | keyof typeof contratoLists, Effect>>

const { to: inForce } = contratoMachine.moves.ativar

/**
 * Effect of a change in this state. Before the last signature, an amendment is not needed: a new term is enough. A
 * term that was not made on the platform is not replaced.
 */
export function effectIn(effect: Effect, situacao: string, emitido: boolean): Effect {
  if (!emitido && effect !== 'termo') return 'nada'
  if (effect === 'nada' || effect === 'aviso') return effect
  if (situacao !== inForce) return 'termo'
  return effect === 'aditivo' ? 'aditivo' : 'contrato'
}

/** The command that makes a change with such an effect, where a correction does not. */
export const commandFor: Partial<Record<Effect, string>> = {
  aditivo: 'AditaContrato',
  termo: 'CorrigeContrato',
  contrato: 'RescindeContrato',
}

interface Stretch {
  dia: unknown
  inicio: string
  termino: string
}

interface Hours {
  diaria: unknown
  semanal: unknown
  horarios: readonly Stretch[]
}

const hoursAt = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** Hours of a timetable on each of its days. */
function hoursByDay(stretches: readonly Stretch[]): number[] {
  const hours = new Map<string, number>()
  for (const { dia, inicio, termino } of stretches) {
    const day = String(dia)
    hours.set(day, (hours.get(day) ?? 0) + hoursAt(termino) - hoursAt(inicio))
  }
  return [...hours.values()]
}

/** A timetable needs an amendment only beyond the hours of the term, or of the timetable that it replaces. */
export function timetableEffect({ diaria, semanal, horarios }: Hours, after: readonly Stretch[]): Effect {
  const [before, now] = [hoursByDay(horarios), hoursByDay(after)]
  const week = (hours: readonly number[]) => hours.reduce((sum, one) => sum + one, 0)
  const isWithin =
    week(now) <= Math.max(week(before), Number(semanal ?? 0)) &&
    Math.max(0, ...now) <= Math.max(0, ...before, Number(diaria ?? 0))
  return isWithin ? effectOf.horarios : 'aditivo'
}
