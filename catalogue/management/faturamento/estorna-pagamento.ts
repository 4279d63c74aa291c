import { faturamentoMachine } from '../../machines/faturamento.ts'
import { moveCommand } from '../move-command.ts'
import { estornoFields } from './fields.ts'

export const estornaPagamento = {
  ...moveCommand(faturamentoMachine, 'estornarPagamento', {
    id: 'EstornaPagamento',
    input: estornoFields,
    example: { id: 3204, motivo: 'A conta do favorecido estava encerrada.' },
  }),
  title: 'Estornar pagamento',
}
