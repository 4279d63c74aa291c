import { machine } from './machine.ts'
import { authors } from './projeto.ts'

export const participacaoMachine = machine({
  noun: 'participacao',
  rotulo: 'Participação',
  plural: 'Participações',
  table: 'participacao',
  field: 'situacao',
  states: {
    Ativo: { text: 'Participa do projeto, e suas horas são registradas.', tone: 'ok' },
    Encerrado: { text: 'Não participa mais; as horas registradas ficam.', tone: 'encerrado', final: true },
  },
  initial: ['Ativo'],
  inclusion: {
    text: 'Põe um aluno num projeto de extensão aprovado.',
    by: authors,
    guards: ['projetoAberto', 'alunoAtivo', 'participacaoUnica'],
  },
  moves: {
    encerrar: {
      rotulo: 'Encerrar participação',
      text: 'Encerra a participação; as horas registradas ficam.',
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
