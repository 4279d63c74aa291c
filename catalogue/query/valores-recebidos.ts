import { documento, numeric, ours } from '../fields.ts'
import { query } from '../operation.ts'
import { day, moment, money, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { financial, movimento, parte } from './faturamento-parts.ts'

const recebimento = day(phrase('Recebimento', 'Received'))

export const valoresRecebidos = query({
  ...financial,
  id: 'ValoresRecebidos',
  title: phrase('Valores recebidos', 'Amounts received'),
  description: phrase(
    'Recebimentos do período. O estornado continua na lista, e diz que foi.',
    'Receipts of the period. One that was taken back stays in the list, and says so.',
  ),
  wrapper: { kind: 'A', name: 'valoresRecebidos', response: true },
  period: { recebimento },
  filters: {
    documento: { field: documento(phrase('CPF ou CNPJ do sacado.', 'CPF or CNPJ of the payer.'), ours) },
    faturamento: {
      field: numeric(
        18,
        phrase(
          'Identificador do faturamento; quando vem, o período é desconsiderado.',
          'Identifier of the invoice; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 3,
          min: 1,
        },
      ),
      disregardsPeriod: true,
    },
  },
  element: {
    identificador: number(phrase('Identificador do recebimento', 'Identifier of the receipt')),
    faturamentoIdentificador: number(phrase('Identificador do faturamento', 'Identifier of the invoice')),
    numero: text(phrase('Número do faturamento', 'Number of the invoice')),
    sacado: parte,
    recebimento,
    valorRecebido: money(phrase('Valor recebido', 'Amount received')),
    ...movimento,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(
      phrase('Atualização: a do estorno, quando houve', 'Update: that of the reversal, where there was one'),
    ),
  },
})
