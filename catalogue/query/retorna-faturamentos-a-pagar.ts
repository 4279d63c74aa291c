import { situacoesAPagar } from '../machines/faturamento.ts'
import { query } from '../operation.ts'
import { aPagar, filters, financial } from './faturamento-parts.ts'

const { vencimento, emissao, atualizacao } = aPagar

export const retornaFaturamentosAPagar = query({
  ...financial,
  id: 'RetornaFaturamentosAPagar',
  title: 'Faturamentos a pagar',
  description:
    'Faturamentos a pagar do período, pelo vencimento, pela emissão ou pela última alteração, com o que falta de cada um.',
  wrapper: { kind: 'A', name: 'faturamentosAPagar', response: true },
  period: { vencimento, emissao, atualizacao },
  filters: filters(situacoesAPagar),
  element: aPagar,
  example: { periodoPor: 'emissao' },
})
