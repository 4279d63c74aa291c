import { machine } from './machine.ts'
import { authors, projectMoves, projectStates } from './projeto.ts'

const always = ['prazoOrdenado', 'coordenadorAtivo', 'unidadeInformada'] as const

export const projetoExtensaoMachine = machine({
  noun: 'projeto_extensao',
  rotulo: 'Projeto de extensão',
  plural: 'Projetos de extensão',
  table: 'projeto_extensao',
  field: 'situacao',
  states: projectStates,
  initial: ['Em elaboração'],
  inclusion: { text: 'Inclui o projeto de extensão, ainda em elaboração.', by: authors, guards: always },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: authors,
    in: ['Em elaboração'],
    guards: always,
  },
  moves: projectMoves({
    enviar: ['prazoAberto', 'coordenadorAtivo', 'horasInformadas'],
    aprovar: ['prazoAberto', 'coordenadorAtivo'],
    cancelar: [],
  }),
})
