import { ours, varchar } from '../fields.ts'
import { situacoesAReceber } from '../machines/faturamento.ts'
import { query } from '../operation.ts'
import { phrase } from '../phrase.ts'
import { aReceber, filters, financial } from './faturamento-parts.ts'

const { emissao, vencimento, atualizacao } = aReceber

export const retornaFaturamentos = query({
  ...financial,
  id: 'RetornaFaturamentos',
  title: phrase('Faturamentos a receber', 'Invoices to receive'),
  description: phrase(
    'Faturamentos a receber do período, pela emissão, pelo vencimento ou pela última alteração, com o que falta de cada um.',
    'Invoices to receive of the period, by issue, due day or last change, with what is left of each.',
  ),
  wrapper: { kind: 'A', name: 'faturamentos', response: true },
  period: { emissao, vencimento, atualizacao },
  filters: {
    ...filters(situacoesAReceber),
    codigoUnidade: { field: varchar(50, phrase('Código da unidade.', 'Code of the unit.'), ours) },
  },
  element: aReceber,
})
