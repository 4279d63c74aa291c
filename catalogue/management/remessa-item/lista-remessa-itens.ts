import { date, flag, listed, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, day, moment, money, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
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
  title: phrase('Pagamentos de remessas', 'Payments of remittances'),
  description: phrase(
    'Os pagamentos que estão em remessas, com o que o banco disse de cada um.',
    'The payments that are in remittances, with what the bank said of each.',
  ),
  columns: {
    id: number(phrase('Número do pagamento na plataforma', 'Number of the payment on the platform')),
    seuNumero: text(
      phrase('Número do pagamento, que o banco devolve', 'Number of the payment, which the bank gives back'),
    ),
    situacao: text(phrase('Situação', 'State'), situacoesPagamento),
    remessa: number(phrase('Número da remessa', 'Number of the remittance')),
    faturamento: number(phrase('Número do faturamento', 'Number of the invoice')),
    nome: text(phrase('Favorecido', 'Payee')),
    forma: coded(phrase('Forma', 'Form'), listed(formasPagamento)),
    valor: money(phrase('Valor', 'Amount')),
    dataPagamento: day(phrase('Dia do pagamento', 'Day of payment')),
    dataReal: day(phrase('Dia em que o banco pagou', 'Day on which the bank paid')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoesPagamento),
    aPagar: flag(
      phrase(
        'S só os de faturamentos que continuam em aberto, fora de outra remessa; N só os outros.',
        'Yes: only those of invoices that are still open and in no other remittance; no: only the others.',
      ),
      {
        ...ours,
        rotulo: phrase('Ainda a pagar', 'Still to be paid'),
      },
    ),
    remessa: related('remessa', phrase('Remessa.', 'Remittance.'), {
      rotulo: phrase('Remessa', 'Remittance'),
    }),
    dataPagamentoDe: date(phrase('Pagamento a partir deste dia.', 'Paid from this day on.'), {
      ...ours,
      rotulo: phrase('Pagamento, de', 'Payment, from'),
    }),
    dataPagamentoAte: date(phrase('Pagamento até este dia.', 'Paid until this day.'), {
      ...ours,
      rotulo: phrase('Pagamento, a', 'Payment, to'),
    }),
  },
  search: phrase('número do pagamento e nome do favorecido', 'number of the payment and name of the payee'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    dataPagamento: phrase('Dia do pagamento', 'Day of payment'),
    valor: phrase('Valor', 'Amount'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Recusado'], quantidade: 10 },
})
