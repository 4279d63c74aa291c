import { contratoMachine } from '../../machines/contrato.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaContrato = moveCommand(contratoMachine, 'cancelar', {
  id: 'CancelaContrato',
  changes: ['arquivo', 'assinatura', 'pendencia'],
  example: { id: 304 },
})
