import { documento, numeric, ours } from '../fields.ts'
import { query } from '../operation.ts'
import { day, moment, money, number, text } from '../output.ts'
import { financial, movimento, parte } from './faturamento-parts.ts'

const recebimento = day('Recebimento')

export const valoresRecebidos = query({
  ...financial,
  id: 'ValoresRecebidos',
  title: 'Valores recebidos',
  description: 'Recebimentos do período. O estornado continua na lista, e diz que foi.',
  wrapper: { kind: 'A', name: 'valoresRecebidos', response: true },
  period: { recebimento },
  filters: {
    documento: { field: documento('CPF ou CNPJ do sacado.', ours) },
    faturamento: {
      field: numeric(18, 'Identificador do faturamento; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 3,
        min: 1,
      }),
      disregardsPeriod: true,
    },
  },
  element: {
    identificador: number('Identificador do recebimento'),
    faturamentoIdentificador: number('Identificador do faturamento'),
    numero: text('Número do faturamento'),
    sacado: parte,
    recebimento,
    valorRecebido: money('Valor recebido'),
    ...movimento,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização: a do estorno, quando houve'),
  },
})
