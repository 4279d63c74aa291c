import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { moveCommand } from '../move-command.ts'

export const devolveProjetoExtensao = moveCommand(projetoExtensaoMachine, 'devolver', {
  id: 'DevolveProjetoExtensao',
  example: { id: 613, motivo: 'Falta o público-alvo.' },
})
