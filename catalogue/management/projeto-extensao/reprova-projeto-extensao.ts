import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { moveCommand } from '../move-command.ts'

export const reprovaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'reprovar', {
  id: 'ReprovaProjetoExtensao',
  example: { id: 615, motivo: 'O tema já é de outro projeto.' },
})
