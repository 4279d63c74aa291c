import { diplomaMachine } from '../../machines/diploma.ts'
import { moveCommand } from '../move-command.ts'

export const ativaDiploma = moveCommand(diplomaMachine, 'ativar', {
  id: 'AtivaDiploma',
  example: { id: 652 },
})
