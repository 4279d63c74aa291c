import { convenioMachine } from '../../machines/convenio.ts'
import { changeCommand, optional } from '../written.ts'
import { convenioFields } from './fields.ts'

export const alteraConvenio = changeCommand(convenioMachine, {
  id: 'AlteraConvenio',
  input: optional(convenioFields),
  example: { id: 201, versao: 1, termino: '2029-03-01' },
})
