import { contratoMachine } from '../../machines/contrato.ts'
import { alterationCommand } from '../written.ts'
import { horarios, termFields } from './fields.ts'

export const alteraHorario = alterationCommand(contratoMachine, 'alterarHorario', {
  id: 'AlteraHorario',
  input: { horarios: { ...horarios, required: true }, horarioDias: termFields.horarioDias },
  example: { id: 305, horarios: [{ dia: 3, inicio: '13:00', termino: '17:00' }] },
})
