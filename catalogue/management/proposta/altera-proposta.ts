import { propostaMachine } from '../../machines/proposta.ts'
import { changeCommand, optional } from '../written.ts'
import { propostaFields } from './fields.ts'

export const alteraProposta = changeCommand(propostaMachine, {
  id: 'AlteraProposta',
  input: optional(propostaFields),
  example: { id: 601, versao: 1, vagasVoluntarios: 3 },
})
