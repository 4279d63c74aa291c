import { candidaturaMachine } from '../../machines/candidatura.ts'
import { moveCommand } from '../move-command.ts'

export const recusaCandidatura = moveCommand(candidaturaMachine, 'recusar', {
  id: 'RecusaCandidatura',
  changes: ['vaga'],
  example: { id: 3423, motivo: 'A vaga pede conhecimento de redes.' },
})
