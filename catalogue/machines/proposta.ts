import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'
import { authors, projectMoves, projectStates } from './projeto.ts'

const always = ['prazoOrdenado', 'coordenadorAtivo', 'unidadeInformada'] as const

export const propostaMachine = machine({
  noun: 'proposta',
  rotulo: phrase('Proposta', 'Proposal'),
  plural: phrase('Propostas', 'Proposals'),
  table: 'proposta',
  field: 'situacao',
  states: projectStates,
  initial: ['Em elaboração'],
  inclusion: {
    text: phrase('Inclui a proposta, ainda em elaboração.', 'Adds the proposal, still being prepared.'),
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
