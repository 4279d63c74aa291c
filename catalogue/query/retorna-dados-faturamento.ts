import { query } from '../operation.ts'
import { day, list, money, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { aReceber, documentos, financial, itens, movimento, oneOf } from './faturamento-parts.ts'

export const retornaDadosFaturamento = query({
  ...financial,
  id: 'RetornaDadosFaturamento',
  title: phrase('Um faturamento a receber', 'One invoice to receive'),
  description: phrase(
    'Um faturamento a receber, por seu identificador, sua identificação no sistema de origem ou seu número, com itens, documentos e recebimentos. O que não existe responde uma lista vazia.',
    'An invoice to receive, by identifier, identification in the source system or number, with items, documents and receipts. What does not exist is answered with an empty list.',
  ),
  wrapper: { kind: 'A', name: 'faturamento', response: true },
  period: 'none',
  filters: oneOf({ identificador: 1, numero: '003201' }),
  element: {
    ...aReceber,
    pixCopiaCola: text(
      phrase(
        'Pix copia e cola do saldo, quando a instituição tem chave',
        'Pix copy-and-paste code of the balance, where the institution has a key',
      ),
    ),
    itens,
    documentos,
    recebimentos: list({
      identificador: number(phrase('Identificador do recebimento', 'Identifier of the receipt')),
      recebimento: day(phrase('Recebimento', 'Received')),
      valorRecebido: money(phrase('Valor recebido', 'Amount received')),
      ...movimento,
    }),
  },
})
