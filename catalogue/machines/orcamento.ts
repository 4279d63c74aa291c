import { machine } from './machine.ts'

const staff = { right: 'financeiro.alterar' } as const

export const orcamentoMachine = machine({
  noun: 'orcamento',
  rotulo: 'Orçamento',
  plural: 'Orçamentos',
  table: 'orcamento',
  field: 'situacao',
  states: {
    'Em elaboração': { text: 'Em preparo: nada depende dele ainda.', tone: 'neutro' },
    Aprovado: { text: 'Vale para o período.', tone: 'ok' },
    Encerrado: {
      text: 'O período acabou, ou o orçamento foi dado por findo.',
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Em elaboração'],
  inclusion: {
    text: 'Inclui o orçamento de um período.',
    by: [staff],
    guards: ['orcamentoUnico', 'unidadeInformada'],
  },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: [staff],
    in: ['Em elaboração', 'Aprovado'],
    guards: ['orcamentoUnico', 'unidadeInformada'],
  },
  moves: {
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Aprova o orçamento, que passa a valer para o período.',
      from: ['Em elaboração'],
      to: 'Aprovado',
      by: [staff],
    },
    encerrar: {
      rotulo: 'Encerrar',
      text: 'Dá o orçamento por findo; os contratos continuam.',
      from: ['Aprovado'],
      to: 'Encerrado',
      by: [staff],
    },
  },
})
