import { convenioMachine } from '../../machines/convenio.ts'
import { moveCommand } from '../move-command.ts'

export const enviaConvenio = moveCommand(convenioMachine, 'enviar', {
  id: 'EnviaConvenio',
  example: { id: 202 },
})
