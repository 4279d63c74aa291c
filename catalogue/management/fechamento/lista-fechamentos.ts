import { flag, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { moment, money, number, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'

/** Runs that billed something, or were reverted. */
export const situacoesFechamento = withEnglish({ Confirmada: 'Confirmed', Revertida: 'Reverted' })

export const listaFechamentos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaFechamentos',
  group: 'management',
  noun: 'fechamento',
  // A month is closed for all units at once.
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Fechamentos', 'Closings'),
  description: phrase(
    'Os meses que foram fechados ou revertidos e, do último fechamento de cada mês, os contratos que mudaram depois dele: as diferenças entram no próximo fechamento.',
    'The months that were closed or reverted and, of the last closing of each month, the contracts that changed after it: the differences enter the next closing.',
  ),
  columns: {
    id: number(phrase('Número do fechamento', 'Number of the closing')),
    competencia: text(phrase('Competência', 'Month')),
    situacao: text(phrase('Situação', 'State'), situacoesFechamento),
    fechamento: moment(phrase('Quando foi fechado', 'When it was closed'), phrase('Fechado em', 'Closed on')),
    usuario: text(phrase('Quem fechou', 'Closed by'), phrase('Quem fechou', 'Closed by')),
    contratos: number(
      phrase('Contratos que foram vistos', 'Contracts that were seen'),
      phrase('Contratos', 'Contracts'),
    ),
    faturamentos: number(
      phrase('Faturamentos emitidos ou ajustados', 'Invoices issued or adjusted'),
      phrase('Faturamentos', 'Invoices'),
    ),
    aPagar: money(phrase('O que passou a ser devido a alunos', 'What became due to students')),
    aReceber: money(phrase('O que passou a ser devido à instituição', 'What became due to the institution')),
    diferentes: number(
      phrase('Contratos com diferença desde o fechamento', 'Contracts with a difference since the closing'),
      phrase('Com diferença', 'With differences'),
    ),
    diferencaAPagar: {
      ...money(phrase('Diferença do que é devido a alunos', 'Difference of what is due to students')),
      rotulo: phrase('Diferença a pagar', 'Difference to pay'),
    },
    diferencaAReceber: {
      ...money(
        phrase('Diferença do que é devido à instituição', 'Difference of what is due to the institution'),
      ),
      rotulo: phrase('Diferença a receber', 'Difference to receive'),
    },
  },
  filters: {
    situacao: statesFilter(situacoesFechamento),
    competencia: varchar(7, phrase('Competência, AAAA-MM.', 'Month, AAAA-MM.'), {
      ...ours,
      rotulo: phrase('Competência', 'Month'),
      example: '2026-03',
    }),
    comDiferenca: flag(
      phrase(
        'S só os meses com contratos que mudaram depois do fechamento; N só os outros.',
        'Yes: only months with contracts that changed after the closing; No: only the others.',
      ),
      {
        ...ours,
        rotulo: phrase('Com diferença', 'With differences'),
      },
    ),
  },
  search: phrase('competência e quem fechou', 'month and who closed it'),
  orders: { competencia: phrase('Competência', 'Month'), fechamento: phrase('Fechado em', 'Closed on') },
  usualOrder: '-competencia',
  problems: [],
  example: { comDiferenca: 'N', quantidade: 10 },
})

export const fechamentoOperations = [listaFechamentos] as const
