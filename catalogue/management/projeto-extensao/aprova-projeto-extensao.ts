import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { moveCommand } from '../move-command.ts'

export const aprovaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'aprovar', {
  id: 'AprovaProjetoExtensao',
  example: { id: 614 },
})
