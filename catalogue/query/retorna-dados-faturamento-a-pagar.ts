import { statesOf } from '../machines/machine.ts'
import { remessaMachine } from '../machines/remessa.ts'
import { query } from '../operation.ts'
import { day, list, money, number, sealed, text } from '../output.ts'
import { aPagar, documentos, financial, itensAPagar, movimento, oneOf } from './faturamento-parts.ts'

export const retornaDadosFaturamentoAPagar = query({
  ...financial,
  id: 'RetornaDadosFaturamentoAPagar',
  title: 'Um faturamento a pagar',
  description:
    'Um faturamento a pagar, por seu identificador, sua identificação no sistema de origem ou seu número, com itens, documentos, pagamentos e a conta do favorecido. O que não existe responde uma lista vazia.',
  wrapper: { kind: 'A', name: 'faturamentoAPagar', response: true },
  period: 'none',
  filters: oneOf({ identificador: 2, numero: '003203' }),
  element: {
    ...aPagar,
    itens: itensAPagar,
    documentos,
    pagamentos: list({
      identificador: number('Identificador do pagamento'),
      pagamento: day('Pagamento'),
      valorPago: money('Valor pago'),
      ...movimento,
    }),
    banco: sealed({
      banco: text('Banco'),
      agencia: text('Agência'),
      conta: text('Conta'),
      chavePix: text('Chave Pix'),
    }),
    remessas: list({
      identificador: number('Número da remessa'),
      situacao: text('Situação da remessa', statesOf(remessaMachine)),
    }),
  },
})
