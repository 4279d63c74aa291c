import { propostaMachine } from '../../machines/proposta.ts'
import { moveCommand } from '../move-command.ts'

export const enviaProposta = moveCommand(propostaMachine, 'enviar', {
  id: 'EnviaProposta',
  example: { id: 602 },
})
