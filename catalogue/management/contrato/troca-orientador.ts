import { contratoMachine } from '../../machines/contrato.ts'
import { alterationCommand } from '../written.ts'
import { termFields } from './fields.ts'

export const trocaOrientador = alterationCommand(contratoMachine, 'trocarOrientador', {
  id: 'TrocaOrientador',
  input: { professor: { ...termFields.professor, required: true } },
  example: { id: 305, professor: 1 },
})
