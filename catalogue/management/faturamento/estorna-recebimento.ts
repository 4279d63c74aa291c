import { faturamentoMachine } from '../../machines/faturamento.ts'
import { moveCommand } from '../move-command.ts'
import { estornoFields } from './fields.ts'

export const estornaRecebimento = {
  ...moveCommand(faturamentoMachine, 'estornarRecebimento', {
    id: 'EstornaRecebimento',
    input: estornoFields,
    example: { id: 3202, motivo: 'O Pix foi devolvido ao sacado.' },
  }),
  title: 'Estornar recebimento',
}
