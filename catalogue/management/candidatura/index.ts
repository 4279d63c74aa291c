import { date, ours, related } from '../../fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { alterationCommand, inclusionCommand } from '../written.ts'
import { consultaCandidatura } from './consulta-candidatura.ts'
import { candidaturaFields, etapa } from './fields.ts'
import { listaCandidaturas } from './lista-candidaturas.ts'

/** By staff, for anybody with a résumé; students apply by themselves. */
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
  changes: ['vaga'],
  example: { id: 3424 },
})

/** What the vacancy says goes into the contract; what only the hiring knows is told here. */
export const contrataCandidato = loneMoveCommand(candidaturaMachine, 'contratar', {
  id: 'ContrataCandidato',
  input: {
    inicio: date('Primeiro dia de trabalho, estágio ou monitoria. Vazio: hoje.', {
      ...ours,
      rotulo: 'Início',
    }),
    encerramento: date('Último dia do estágio ou da monitoria, que precisam de um.', {
      ...ours,
      rotulo: 'Encerramento',
    }),
    curso: related(
      'curso',
      'Curso do estágio ou da monitoria. Vazio: aquele em que o aluno está matriculado.',
      {
        rotulo: 'Curso',
      },
    ),
    professor: related('professor', 'Professor orientador. Na monitoria, o da proposta.', {
      rotulo: 'Professor',
    }),
    supervisor: related('pessoa', 'Supervisor na concedente.', { rotulo: 'Supervisor' }),
  },
  problems: ['REGISTRO_INVALIDO'],
  changes: ['vaga', 'contrato'],
  example: { id: 3421, inicio: '2026-04-01', encerramento: '2027-03-31' },
})

/** What people do with applications; students make theirs on the page of the vacancy. */
export const candidaturaOperations = [
  listaCandidaturas,
  consultaCandidatura,
  incluiCandidatura,
  avancaCandidatura,
  recusaCandidatura,
  desisteCandidatura,
  contrataCandidato,
] as const
