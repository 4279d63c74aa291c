import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'
import { authors, projectMoves, projectStates } from './projeto.ts'

const always = ['prazoOrdenado', 'coordenadorAtivo', 'unidadeInformada'] as const

export const projetoExtensaoMachine = machine({
  noun: 'projeto_extensao',
  rotulo: phrase('Projeto de extensão', 'Extension project'),
  plural: phrase('Projetos de extensão', 'Extension projects'),
  table: 'projeto_extensao',
  field: 'situacao',
  states: projectStates,
  initial: ['Em elaboração'],
  inclusion: {
    text: phrase(
      'Inclui o projeto de extensão, ainda em elaboração.',
      'Adds the outreach project, still being prepared.',
    ),
    by: authors,
    guards: always,
  },
  change: {
    text: phrase(
      'Altera os campos informados; os outros ficam como estão.',
      'Changes the fields told; the others stay.',
    ),
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
