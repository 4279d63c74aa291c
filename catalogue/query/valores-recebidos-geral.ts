import { query } from '../operation.ts'
import { day, money, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { financial } from './faturamento-parts.ts'

export const valoresRecebidosGeral = query({
  ...financial,
  // Totals cover several units.
  doors: { ...financial.doors, unlimited: true },
  id: 'ValoresRecebidosGeral',
  title: phrase('Valores recebidos, em totais', 'Amounts received, in totals'),
  description: phrase(
    'Totais do período por mês, unidade ou sacado: o que foi recebido nele, e o que foi faturado nele com o que ainda falta disso. Um estorno tira do dia do recebimento o que ele desfaz.',
    'Totals of the period by month, unit or payer: what was received in it, and what was invoiced in it with what is left of that. A reversal takes away, on the day of the receipt, what it undoes.',
  ),
  wrapper: { kind: 'A', name: 'valoresRecebidosGeral', response: true },
  period: {
    recebimento: day(
      phrase('Recebimento; do que foi faturado, a emissão', 'Receipt; of what was billed, the issue'),
    ),
  },
  groups: {
    mes: phrase('Mês', 'Month'),
    unidade: phrase('Unidade', 'Unit'),
    sacado: phrase('Sacado', 'Payer'),
  },
  filters: {},
  element: {
    chave: text(
      phrase(
        'Chave do grupo: AAAA-MM, código da unidade ou documento do sacado',
        'Key of the group: AAAA-MM, code of the unit or document of the payer',
      ),
    ),
    descricao: text(phrase('Descrição do grupo', 'Description of the group')),
    quantidade: number(phrase('Recebimentos que valem', 'Receipts that hold')),
    valorFaturado: money(
      phrase(
        'Valor líquido do que foi emitido no período, sem o cancelado',
        'Net amount of what was issued in the period, without the cancelled',
      ),
    ),
    valorRecebido: money(phrase('Valor recebido no período', 'Amount received in the period')),
    juros: money(phrase('Juros recebidos', 'Interest received')),
    multa: money(phrase('Multas recebidas', 'Fines received')),
    desconto: money(phrase('Descontos dados ao receber', 'Discounts given on receipt')),
    estornado: money(
      phrase('Recebido no período e depois estornado', 'Received in the period and reversed later'),
    ),
    saldoAberto: money(
      phrase(
        'O que ainda falta do que foi emitido no período',
        'What is still owed of what was issued in the period',
      ),
    ),
  },
})
