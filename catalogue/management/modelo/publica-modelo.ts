import { modeloMachine } from '../../machines/modelo.ts'
import { moveCommand } from '../move-command.ts'

export const publicaModelo = moveCommand(modeloMachine, 'publicar', {
  id: 'PublicaModelo',
  example: { id: 2112 },
})
