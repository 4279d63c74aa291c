import { faturamentoMachine } from '../../machines/faturamento.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaFaturamento = moveCommand(faturamentoMachine, 'cancelar', {
  id: 'CancelaFaturamento',
  example: { id: 3205, motivo: 'Emitido em duplicidade.' },
})
