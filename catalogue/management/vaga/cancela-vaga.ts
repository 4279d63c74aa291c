import { date, ours } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaVaga = moveCommand(vagaMachine, 'cancelar', {
  id: 'CancelaVaga',
  input: { data: date('Data do cancelamento, até hoje. Vazia: hoje.', { ...ours, rotulo: 'Data' }) },
  example: { id: 106 },
})
