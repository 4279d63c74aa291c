import { assinaturaMachine } from '../../machines/assinatura.ts'
import { moveCommand } from '../move-command.ts'

export const recusaAssinatura = moveCommand(assinaturaMachine, 'recusar', {
  id: 'RecusaAssinatura',
  changes: ['arquivo'],
  example: { id: 413, motivo: 'O horário não é o combinado.' },
})
