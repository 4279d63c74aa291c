import { propostaMachine } from '../../machines/proposta.ts'
import { moveCommand } from '../move-command.ts'

export const aprovaProposta = moveCommand(propostaMachine, 'aprovar', {
  id: 'AprovaProposta',
  example: { id: 604 },
})
