import { must } from '../../common-fields.ts'
import { date } from '../../fields.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { moveCommand } from '../move-command.ts'

export const renovaConvenio = moveCommand(convenioMachine, 'renovar', {
  id: 'RenovaConvenio',
  input: { termino: date('Novo último dia, depois do atual.', { ...must, rotulo: 'Novo término' }) },
  example: { id: 204, termino: '2031-12-31' },
})
