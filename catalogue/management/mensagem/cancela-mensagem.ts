import { mensagemMachine } from '../../machines/mensagem.ts'
import { moveCommand } from '../move-command.ts'

export const cancelaMensagem = moveCommand(mensagemMachine, 'cancelar', {
  id: 'CancelaMensagem',
  example: { id: 504, motivo: 'Escrita por engano.' },
})
