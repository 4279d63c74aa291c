import { vagaMachine } from '../../machines/vaga.ts'
import { moveCommand } from '../move-command.ts'

export const reabreVaga = moveCommand(vagaMachine, 'reabrir', { id: 'ReabreVaga', example: { id: 104 } })
