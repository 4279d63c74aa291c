import { machine } from './machine.ts'
import { authors, projectMoves, projectStates } from './projeto.ts'

const always = ['prazoOrdenado', 'coordenadorAtivo', 'unidadeInformada'] as const

export const propostaMachine = machine({
  noun: 'proposta',
  rotulo: 'Proposta',
  plural: 'Propostas',
  table: 'proposta',
  field: 'situacao',
  states: projectStates,
  initial: ['Em elaboração'],
  inclusion: { text: 'Inclui a proposta, ainda em elaboração.', by: authors, guards: always },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: authors,
    in: ['Em elaboração'],
    guards: always,
  },
  moves: projectMoves({
    enviar: [
      'prazoOrdenado',
      'prazoAberto',
      'coordenadorAtivo',
      'disciplinaInformada',
      'vagasInformadas',
      'bolsaInformada',
    ],
    aprovar: ['prazoAberto', 'coordenadorAtivo'],
    cancelar: ['semContratoAberto'],
  }),
})
