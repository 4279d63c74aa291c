import { convenioMachine } from '../../machines/convenio.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaConvenio = moveCommand(convenioMachine, 'cancelar', {
  id: 'CancelaConvenio',
  example: { id: 206 },
})
