import { apoliceMachine } from '../../machines/apolice.ts'
import { changeCommand, optional } from '../written.ts'
import { apoliceFields } from './fields.ts'

export const alteraApolice = changeCommand(apoliceMachine, {
  id: 'AlteraApolice',
  input: optional(apoliceFields),
  example: { id: 311, versao: 1, seguradora: 'Segura Brasil S/A' },
})
