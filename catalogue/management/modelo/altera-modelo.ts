import { modeloMachine } from '../../machines/modelo.ts'
import { changeCommand, optional } from '../written.ts'
import { corpo, titulo } from './fields.ts'

export const alteraFields = { titulo, corpo }

export const alteraModelo = changeCommand(modeloMachine, {
  id: 'AlteraModelo',
  input: optional(alteraFields),
  example: { id: 2111, versao: 1, titulo: 'Declaração de matrícula' },
})
