import { modeloMachine } from '../../machines/modelo.ts'
import { moveCommand } from '../move-command.ts'

export const retiraModelo = moveCommand(modeloMachine, 'retirar', {
  id: 'RetiraModelo',
  example: { id: 2113 },
})
