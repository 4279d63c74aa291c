import { contratoMachine } from '../../machines/contrato.ts'
import { alterationCommand } from '../written.ts'
import { supervisorFields } from './fields.ts'

export const trocaSupervisor = alterationCommand(contratoMachine, 'trocarSupervisor', {
  id: 'TrocaSupervisor',
  input: { ...supervisorFields, supervisor: { ...supervisorFields.supervisor, required: true } },
  example: { id: 305, supervisor: 1, supervisorCargo: 'Coordenadora' },
})
