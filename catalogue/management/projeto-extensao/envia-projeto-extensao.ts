import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { moveCommand } from '../move-command.ts'

export const enviaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'enviar', {
  id: 'EnviaProjetoExtensao',
  example: { id: 612 },
})
