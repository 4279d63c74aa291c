import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'cancelar', {
  id: 'CancelaProjetoExtensao',
  example: { id: 616, motivo: 'A comunidade desistiu.' },
})
