import { date, ours, related } from '../../fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { phrase } from '../../phrase.ts'
import { supervisors } from '../candidates.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { alterationCommand, inclusionCommand } from '../written.ts'
import { consultaCandidatura } from './consulta-candidatura.ts'
import { candidaturaFields, etapa } from './fields.ts'
import { listaCandidaturas } from './lista-candidaturas.ts'

/** Staff apply for a student with a résumé; students apply by themselves. */
export const incluiCandidatura = {
  ...inclusionCommand(candidaturaMachine, {
    id: 'IncluiCandidatura',
    input: candidaturaFields,
    changes: ['vaga'],
    example: { vaga: 3401, curriculo: 3411 },
  }),
  doors: { staff: 'recrutamento.alterar' },
} as const

export const avancaCandidatura = alterationCommand(candidaturaMachine, 'avancar', {
  id: 'AvancaCandidatura',
  input: { etapa },
  example: { id: 3422, etapa: 'Entrevista' },
})

export const recusaCandidatura = moveCommand(candidaturaMachine, 'recusar', {
  id: 'RecusaCandidatura',
  changes: ['vaga'],
  example: { id: 3423, motivo: 'A vaga pede conhecimento de redes.' },
})

export const desisteCandidatura = moveCommand(candidaturaMachine, 'desistir', {
  id: 'DesisteCandidatura',
  done: phrase('Você desistiu da candidatura.', 'You withdrew your application.'),
  changes: ['vaga'],
  example: { id: 3424 },
})

/** The contract takes its terms from the vacancy; the input gives the rest. */
export const contrataCandidato = loneMoveCommand(candidaturaMachine, 'contratar', {
  id: 'ContrataCandidato',
  input: {
    inicio: date(
      phrase(
        'Primeiro dia de trabalho, estágio ou monitoria. Se ficar vazio: hoje.',
        'First day of work, internship or monitoring. If left empty: today.',
      ),
      {
        ...ours,
        rotulo: phrase('Início', 'Start'),
      },
    ),
    encerramento: date(
      phrase(
        'Último dia do estágio ou da monitoria, que precisam de um.',
        'Last day of the internship or monitoring, which need one.',
      ),
      {
        ...ours,
        rotulo: phrase('Encerramento', 'Closing'),
      },
    ),
    curso: related(
      'curso',
      phrase(
        'Curso do estágio ou da monitoria. Se ficar vazio: aquele em que o aluno está matriculado.',
        'Course of the internship or monitoring. If left empty: the one in which the student is enrolled.',
      ),
      {
        rotulo: phrase('Curso', 'Course'),
      },
    ),
    professor: related(
      'professor',
      phrase(
        'Professor orientador. Na monitoria, o da proposta.',
        'Advising professor. In monitoring, that of the proposal.',
      ),
      {
        rotulo: phrase('Professor', 'Professor'),
      },
    ),
    supervisor: related(
      'pessoa',
      phrase('Supervisor na concedente.', 'Supervisor at the host organisation.'),
      { rotulo: phrase('Supervisor', 'Supervisor'), among: supervisors },
    ),
  },
  problems: ['REGISTRO_INVALIDO'],
  changes: ['vaga', 'contrato'],
  example: { id: 3421, inicio: '2026-04-01', encerramento: '2027-03-31' },
})

/** Operations on applications. Students apply on the page of the vacancy. */
export const candidaturaOperations = [
  listaCandidaturas,
  consultaCandidatura,
  incluiCandidatura,
  avancaCandidatura,
  recusaCandidatura,
  desisteCandidatura,
  contrataCandidato,
] as const
