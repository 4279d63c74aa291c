import { mensagemMachine } from '../../machines/mensagem.ts'
import { moveCommand } from '../move-command.ts'

export const reenviaMensagem = moveCommand(mensagemMachine, 'reenviar', {
  id: 'ReenviaMensagem',
  example: { id: 502 },
})
