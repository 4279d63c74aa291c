import { statesOf } from '../machines/machine.ts'
import { remessaMachine } from '../machines/remessa.ts'
import { query } from '../operation.ts'
import { day, list, money, number, sealed, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { aPagar, documentos, financial, itensAPagar, movimento, oneOf } from './faturamento-parts.ts'

export const retornaDadosFaturamentoAPagar = query({
  ...financial,
  id: 'RetornaDadosFaturamentoAPagar',
  title: phrase('Um faturamento a pagar', 'One invoice to pay'),
  description: phrase(
    'Um faturamento a pagar, por seu identificador, sua identificação no sistema de origem ou seu número, com itens, documentos, pagamentos e a conta do favorecido. O que não existe responde uma lista vazia.',
    'An invoice to pay, by identifier, identification in the source system or number, with items, documents, payments and the account of who is paid. What does not exist is answered with an empty list.',
  ),
  wrapper: { kind: 'A', name: 'faturamentoAPagar', response: true },
  period: 'none',
  filters: oneOf({ identificador: 2, numero: '003203' }),
  element: {
    ...aPagar,
    itens: itensAPagar,
    documentos,
    pagamentos: list({
      identificador: number(phrase('Identificador do pagamento', 'Identifier of the payment')),
      pagamento: day(phrase('Pagamento', 'Payment')),
      valorPago: money(phrase('Valor pago', 'Amount paid')),
      ...movimento,
    }),
    banco: sealed({
      banco: text(phrase('Banco', 'Bank')),
      agencia: text(phrase('Agência', 'Bank branch')),
      conta: text(phrase('Conta', 'Account')),
      chavePix: text(phrase('Chave Pix', 'Pix key')),
    }),
    remessas: list({
      identificador: number(phrase('Número da remessa', 'Number of the remittance')),
      situacao: text(phrase('Situação da remessa', 'State of the remittance'), statesOf(remessaMachine)),
    }),
  },
})
