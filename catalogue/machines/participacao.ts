import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'
import { authors } from './projeto.ts'

export const participacaoMachine = machine({
  noun: 'participacao',
  rotulo: phrase('Participação', 'Participation'),
  plural: phrase('Participações', 'Participations'),
  table: 'participacao',
  field: 'situacao',
  states: {
    Ativo: {
      label: phrase('Ativo', 'Active'),
      text: phrase(
        'Participa do projeto, e suas horas são registradas.',
        'Takes part in the project, and hours are recorded.',
      ),
      tone: 'ok',
    },
    Encerrado: {
      label: phrase('Encerrado', 'Closed'),
      text: phrase(
        'Não participa mais; as horas registradas ficam.',
        'No longer takes part; the recorded hours stay.',
      ),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Ativo'],
  inclusion: {
    text: phrase(
      'Põe um aluno num projeto de extensão aprovado.',
      'Puts a student into an approved outreach project.',
    ),
    by: authors,
    guards: ['projetoAberto', 'alunoAtivo', 'participacaoUnica'],
  },
  moves: {
    encerrar: {
      rotulo: phrase('Encerrar participação', 'End the participation'),
      text: phrase(
        'Encerra a participação; as horas registradas ficam.',
        'Ends the participation; the recorded hours stay.',
      ),
      from: ['Ativo'],
      to: 'Encerrado',
      guards: ['terminoOrdenado'],
      by: [
        ...authors,
        { event: { noun: 'projeto_extensao', move: 'encerrar' } },
        { event: { noun: 'projeto_extensao', move: 'cancelar' } },
      ],
    },
  },
})
