import { pendenciaMachine } from '../../machines/pendencia.ts'
import { moveCommand } from '../move-command.ts'

export const devolvePendencia = moveCommand(pendenciaMachine, 'devolver', {
  id: 'DevolvePendencia',
  changes: ['contrato'],
  example: { id: 714, motivo: 'Falta descrever as atividades de maio.' },
})
