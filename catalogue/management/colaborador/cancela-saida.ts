import { colaboradorMachine } from '../../machines/colaborador.ts'
import { loneMoveCommand } from '../move-command.ts'

export const cancelaSaida = loneMoveCommand(colaboradorMachine, 'cancelarSaida', {
  id: 'CancelaSaida',
  problems: ['REGISTRO_INVALIDO'],
  example: { id: 3304 },
})
