import { vagaMachine } from '../../machines/vaga.ts'
import { moveCommand } from '../move-command.ts'

export const reprovaVaga = moveCommand(vagaMachine, 'reprovar', { id: 'ReprovaVaga', example: { id: 102 } })
