import { date, flag, listed, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, day, moment, money, number, text } from '../../output.ts'
import { situacoesPagamento } from '../../query/pagamento-element.ts'
import { statesFilter } from '../filters.ts'
import { formasPagamento } from '../remessa/gera-remessa.ts'

export const listaRemessaItens = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaRemessaItens',
  group: 'management',
  noun: 'remessa_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Pagamentos de remessas',
  description: 'Os pagamentos que estão em remessas, com o que o banco disse de cada um.',
  columns: {
    id: number('Número do pagamento na plataforma'),
    seuNumero: text('Número do pagamento, que o banco devolve'),
    situacao: text('Situação', situacoesPagamento),
    remessa: number('Número da remessa'),
    faturamento: number('Número do faturamento'),
    nome: text('Favorecido'),
    forma: coded('Forma', listed(formasPagamento)),
    valor: money('Valor'),
    dataPagamento: day('Dia do pagamento'),
    dataReal: day('Dia em que o banco pagou'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoesPagamento),
    aPagar: flag('S só os de faturamentos que continuam em aberto, fora de outra remessa; N só os outros.', {
      ...ours,
      rotulo: 'Ainda a pagar',
    }),
    remessa: related('remessa', 'Remessa.', { rotulo: 'Remessa' }),
    dataPagamentoDe: date('Pagamento a partir deste dia.', { ...ours, rotulo: 'Pagamento, de' }),
    dataPagamentoAte: date('Pagamento até este dia.', { ...ours, rotulo: 'Pagamento, a' }),
  },
  search: 'número do pagamento e nome do favorecido',
  orders: {
    atualizacao: 'Atualização',
    dataPagamento: 'Dia do pagamento',
    valor: 'Valor',
    situacao: 'Situação',
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Recusado'], quantidade: 10 },
})
