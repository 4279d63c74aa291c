import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaEquivalencia = moveCommand(equivalenciaMachine, 'cancelar', {
  id: 'CancelaEquivalencia',
  example: { id: 635 },
})
