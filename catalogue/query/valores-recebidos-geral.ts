import { query } from '../operation.ts'
import { day, money, number, text } from '../output.ts'
import { financial } from './faturamento-parts.ts'

export const valoresRecebidosGeral = query({
  ...financial,
  // What is added up belongs to several units.
  doors: { ...financial.doors, unlimited: true },
  id: 'ValoresRecebidosGeral',
  title: 'Valores recebidos, em totais',
  description:
    'Totais do período por mês, unidade ou sacado: o que foi recebido nele, e o que foi faturado nele com o que ainda falta disso. Um estorno tira do dia do recebimento o que ele desfaz.',
  wrapper: { kind: 'A', name: 'valoresRecebidosGeral', response: true },
  period: { recebimento: day('Recebimento; do que foi faturado, a emissão') },
  groups: { mes: 'Mês', unidade: 'Unidade', sacado: 'Sacado' },
  filters: {},
  element: {
    chave: text('Chave do grupo: AAAA-MM, código da unidade ou documento do sacado'),
    descricao: text('Descrição do grupo'),
    quantidade: number('Recebimentos que valem'),
    valorFaturado: money('Valor líquido do que foi emitido no período, sem o cancelado'),
    valorRecebido: money('Valor recebido no período'),
    juros: money('Juros recebidos'),
    multa: money('Multas recebidas'),
    desconto: money('Descontos dados ao receber'),
    estornado: money('Recebido no período e depois estornado'),
    saldoAberto: money('O que ainda falta do que foi emitido no período'),
  },
})
