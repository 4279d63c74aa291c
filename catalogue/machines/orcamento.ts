import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'financeiro.alterar' } as const

export const orcamentoMachine = machine({
  noun: 'orcamento',
  rotulo: phrase('Orçamento', 'Budget'),
  plural: phrase('Orçamentos', 'Budgets'),
  table: 'orcamento',
  field: 'situacao',
  states: {
    'Em elaboração': {
      label: phrase('Em elaboração', 'Being drafted'),
      text: phrase('Em preparo: nada depende dele ainda.', 'Being prepared: nothing depends on it yet.'),
      tone: 'neutro',
    },
    Aprovado: {
      label: phrase('Aprovado', 'Approved'),
      text: phrase('Vale para o período.', 'In force for its period.'),
      tone: 'ok',
    },
    Encerrado: {
      label: phrase('Encerrado', 'Closed'),
      text: phrase(
        'O período acabou, ou o orçamento foi dado por findo.',
        'The period is over, or the budget was declared ended.',
      ),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Em elaboração'],
  inclusion: {
    text: phrase('Inclui o orçamento de um período.', 'Adds the budget of a period.'),
    by: [staff],
    guards: ['orcamentoUnico', 'unidadeInformada'],
  },
  change: {
    text: phrase(
      'Altera os campos informados; os outros ficam como estão.',
      'Changes the fields told; the others stay.',
    ),
    by: [staff],
    in: ['Em elaboração', 'Aprovado'],
    guards: ['orcamentoUnico', 'unidadeInformada'],
  },
  moves: {
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase(
        'Aprova o orçamento, que passa a valer para o período.',
        'Approves the budget, which comes into force for its period.',
      ),
      from: ['Em elaboração'],
      to: 'Aprovado',
      by: [staff],
    },
    encerrar: {
      rotulo: phrase('Encerrar', 'Close'),
      text: phrase(
        'Dá o orçamento por findo; os contratos continuam.',
        'Declares the budget ended; the contracts go on.',
      ),
      from: ['Aprovado'],
      to: 'Encerrado',
      by: [staff],
    },
  },
})
