import { mensagemMachine } from '../../machines/mensagem.ts'
import { moveCommand } from '../move-command.ts'

export const registraDevolucao = moveCommand(mensagemMachine, 'devolver', {
  id: 'RegistraDevolucao',
  example: { id: 503, motivo: 'Voltou: a caixa de entrada não existe mais.' },
})
