import { assinaturaMachine } from '../../machines/assinatura.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaAssinatura = moveCommand(assinaturaMachine, 'cancelar', {
  id: 'CancelaAssinatura',
  changes: ['arquivo'],
  example: { id: 415, motivo: 'O contrato foi refeito.' },
})
