import { colaboradorMachine } from '../../machines/colaborador.ts'
import { changeCommand, optional } from '../written.ts'
import { colaboradorFields } from './fields.ts'

export const alteraColaborador = changeCommand(colaboradorMachine, {
  id: 'AlteraColaborador',
  input: optional(colaboradorFields),
  example: { id: 3301, versao: 1, celular: '11987654321' },
})
