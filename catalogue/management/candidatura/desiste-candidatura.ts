import { candidaturaMachine } from '../../machines/candidatura.ts'
import { moveCommand } from '../move-command.ts'

export const desisteCandidatura = moveCommand(candidaturaMachine, 'desistir', {
  id: 'DesisteCandidatura',
  changes: ['vaga'],
  example: { id: 3424 },
})
