import { vagaMachine } from '../../machines/vaga.ts'
import { moveCommand } from '../move-command.ts'

export const aprovaVaga = moveCommand(vagaMachine, 'aprovar', { id: 'AprovaVaga', example: { id: 101 } })
