import { query } from '../operation.ts'
import { day, list, money, number, text } from '../output.ts'
import { aReceber, documentos, financial, itens, movimento, oneOf } from './faturamento-parts.ts'

export const retornaDadosFaturamento = query({
  ...financial,
  id: 'RetornaDadosFaturamento',
  title: 'Um faturamento a receber',
  description:
    'Um faturamento a receber, por seu identificador, sua identificação no sistema de origem ou seu número, com itens, documentos e recebimentos. O que não existe responde uma lista vazia.',
  wrapper: { kind: 'A', name: 'faturamento', response: true },
  period: 'none',
  filters: oneOf({ identificador: 1, numero: '003201' }),
  element: {
    ...aReceber,
    pixCopiaCola: text('Pix copia e cola do saldo, quando a instituição tem chave'),
    itens,
    documentos,
    recebimentos: list({
      identificador: number('Identificador do recebimento'),
      recebimento: day('Recebimento'),
      valorRecebido: money('Valor recebido'),
      ...movimento,
    }),
  },
})
