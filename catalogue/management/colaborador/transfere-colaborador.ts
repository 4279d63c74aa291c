import { colaboradorMachine } from '../../machines/colaborador.ts'
import { alterationCommand, optional } from '../written.ts'
import { lotacaoFields } from './fields.ts'

export const transfereColaborador = alterationCommand(colaboradorMachine, 'transferir', {
  id: 'TransfereColaborador',
  input: optional(lotacaoFields),
  example: { id: 3302, cargo: 3302, motivo: 'Promoção.' },
})
