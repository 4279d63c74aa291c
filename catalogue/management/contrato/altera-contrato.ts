import { contratoMachine } from '../../machines/contrato.ts'
import { changeCommand, optional } from '../written.ts'
import { contratoFields, contratoLists } from './fields.ts'

const { modalidade: _, ...changeable } = contratoFields

/** What of a contract may be changed before its term is issued. */
export const changeableFields = changeable

export const alteraContrato = changeCommand(contratoMachine, {
  id: 'AlteraContrato',
  input: { ...optional(changeable), ...contratoLists },
  example: { id: 301, versao: 1, encerramento: '2026-11-30' },
})
