import { tiposFaturamento } from '../../common-fields.ts'
import { code, date, documento, ours, related, varchar } from '../../fields.ts'
import { faturamentoMachine } from '../../machines/faturamento.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'
import { faturamentoHeader } from './element.ts'

export const listaFaturamentos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaFaturamentos',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: phrase('Faturamentos', 'Invoices'),
  description: phrase(
    'Os faturamentos a receber e a pagar; a página de cada um mostra itens e movimentos.',
    'The invoices to receive and to pay; the page of each shows items and movements.',
  ),
  columns: faturamentoHeader,
  filters: {
    situacao: statesFilter(statesOf(faturamentoMachine)),
    tipo: code(1, phrase('A receber ou a pagar.', 'To receive or to pay.'), tiposFaturamento, {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    documento: documento(
      phrase('CPF ou CNPJ do sacado ou favorecido.', 'CPF or CNPJ of the payer or payee.'),
      { ...ours, rotulo: phrase('Documento', 'Document') },
    ),
    competencia: varchar(7, phrase('Competência, AAAA-MM.', 'Month, AAAA-MM.'), {
      ...ours,
      rotulo: phrase('Competência', 'Month'),
      example: '2026-03',
    }),
    unidade: related('unidade', phrase('Unidade.', 'Unit.'), { rotulo: phrase('Unidade', 'Unit') }),
    vencimentoDe: date(phrase('Vencimento a partir deste dia.', 'Due from this day on.'), {
      ...ours,
      rotulo: phrase('Vencimento, de', 'Due, from'),
    }),
    vencimentoAte: date(phrase('Vencimento até este dia.', 'Due until this day.'), {
      ...ours,
      rotulo: phrase('Vencimento, a', 'Due, to'),
    }),
  },
  search: phrase('número e nome do sacado ou favorecido', 'number and name of the payer or payee'),
  orders: {
    vencimento: phrase('Vencimento', 'Due'),
    emissao: phrase('Emissão', 'Issued'),
    valorLiquido: phrase('Valor líquido', 'Net amount'),
    situacao: phrase('Situação', 'State'),
    atualizacao: phrase('Atualização', 'Updated'),
  },
  usualOrder: '-vencimento',
  problems: [],
  example: { tipo: 'R', competencia: '2026-02', quantidade: 10 },
})
