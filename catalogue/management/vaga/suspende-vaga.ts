import { vagaMachine } from '../../machines/vaga.ts'
import { moveCommand } from '../move-command.ts'

export const suspendeVaga = moveCommand(vagaMachine, 'suspender', {
  id: 'SuspendeVaga',
  example: { id: 103 },
})
