import { convenioMachine } from '../../machines/convenio.ts'
import { moveCommand } from '../move-command.ts'

export const encerraConvenio = moveCommand(convenioMachine, 'encerrar', {
  id: 'EncerraConvenio',
  example: { id: 205 },
})
