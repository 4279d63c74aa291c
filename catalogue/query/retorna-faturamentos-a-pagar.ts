import { situacoesAPagar } from '../machines/faturamento.ts'
import { query } from '../operation.ts'
import { phrase } from '../phrase.ts'
import { aPagar, filters, financial } from './faturamento-parts.ts'

const { vencimento, emissao, atualizacao } = aPagar

export const retornaFaturamentosAPagar = query({
  ...financial,
  id: 'RetornaFaturamentosAPagar',
  title: phrase('Faturamentos a pagar', 'Invoices to pay'),
  description: phrase(
    'Faturamentos a pagar do período, pelo vencimento, pela emissão ou pela última alteração, com o que falta de cada um.',
    'Invoices to pay of the period, by due day, issue or last change, with what is left of each.',
  ),
  wrapper: { kind: 'A', name: 'faturamentosAPagar', response: true },
  period: { vencimento, emissao, atualizacao },
  filters: filters(situacoesAPagar),
  element: aPagar,
  example: { periodoPor: 'emissao' },
})
