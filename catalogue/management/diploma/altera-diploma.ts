import { diplomaMachine } from '../../machines/diploma.ts'
import { changeCommand, optional } from '../written.ts'
import { diplomaFields } from './fields.ts'

export const alteraDiploma = changeCommand(diplomaMachine, {
  id: 'AlteraDiploma',
  input: optional(diplomaFields),
  example: { id: 651, versao: 1, registroLivro: 'L-12', registroFolha: '88' },
})
