import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { moveCommand } from '../move-command.ts'

export const indefereEquivalencia = moveCommand(equivalenciaMachine, 'indeferir', {
  id: 'IndefereEquivalencia',
  example: { id: 634, motivo: 'A atividade não é da área do curso.' },
})
