import { pendenciaMachine } from '../../machines/pendencia.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaPendencia = moveCommand(pendenciaMachine, 'cancelar', {
  id: 'CancelaPendencia',
  changes: ['contrato'],
  example: { id: 716, motivo: 'O relatório já foi entregue em papel.' },
})
