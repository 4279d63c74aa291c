import { propostaMachine } from '../../machines/proposta.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaProposta = moveCommand(propostaMachine, 'cancelar', {
  id: 'CancelaProposta',
  example: { id: 606, motivo: 'A disciplina não será oferecida.' },
})
