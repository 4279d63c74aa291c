import { must } from '../../common-fields.ts'
import { date } from '../../fields.ts'
import { apoliceMachine } from '../../machines/apolice.ts'
import { moveCommand } from '../move-command.ts'

export const renovaApolice = moveCommand(apoliceMachine, 'renovar', {
  id: 'RenovaApolice',
  input: { termino: date('Novo último dia, depois do atual.', { ...must, rotulo: 'Novo término' }) },
  example: { id: 312, termino: '2031-12-31' },
})
