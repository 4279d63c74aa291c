import { convenioMachine } from '../../machines/convenio.ts'
import { inclusionCommand } from '../written.ts'
import { convenioFields } from './fields.ts'

export const incluiConvenio = inclusionCommand(convenioMachine, {
  id: 'IncluiConvenio',
  input: convenioFields,
  example: { convenio: 'CV 40/2026', concedente: 1, inicio: '2026-03-02', termino: '2028-03-01' },
})
