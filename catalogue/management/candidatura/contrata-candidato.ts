import { date, ours, related } from '../../fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { loneMoveCommand } from '../move-command.ts'

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
