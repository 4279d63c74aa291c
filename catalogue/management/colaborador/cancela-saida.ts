import { colaboradorMachine } from '../../machines/colaborador.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaSaida = moveCommand(colaboradorMachine, 'cancelarSaida', {
  id: 'CancelaSaida',
  example: { id: 3304 },
})
