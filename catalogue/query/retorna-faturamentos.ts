import { ours, varchar } from '../fields.ts'
import { situacoesAReceber } from '../machines/faturamento.ts'
import { query } from '../operation.ts'
import { aReceber, filters, financial } from './faturamento-parts.ts'

const { emissao, vencimento, atualizacao } = aReceber

export const retornaFaturamentos = query({
  ...financial,
  id: 'RetornaFaturamentos',
  title: 'Faturamentos a receber',
  description:
    'Faturamentos a receber do período, pela emissão, pelo vencimento ou pela última alteração, com o que falta de cada um.',
  wrapper: { kind: 'A', name: 'faturamentos', response: true },
  period: { emissao, vencimento, atualizacao },
  filters: {
    ...filters(situacoesAReceber),
    codigoUnidade: { field: varchar(50, 'Código da unidade.', ours) },
  },
  element: aReceber,
})
