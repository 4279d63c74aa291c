import { candidaturaMachine } from '../../machines/candidatura.ts'
import { alterationCommand } from '../written.ts'
import { etapa } from './fields.ts'

export const avancaCandidatura = alterationCommand(candidaturaMachine, 'avancar', {
  id: 'AvancaCandidatura',
  input: { etapa },
  example: { id: 3422, etapa: 'Entrevista' },
})
