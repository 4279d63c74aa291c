import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { changeCommand, optional } from '../written.ts'
import { projetoExtensaoFields } from './fields.ts'

export const alteraProjetoExtensao = changeCommand(projetoExtensaoMachine, {
  id: 'AlteraProjetoExtensao',
  input: optional(projetoExtensaoFields),
  example: { id: 611, versao: 1, horas: 90 },
})
