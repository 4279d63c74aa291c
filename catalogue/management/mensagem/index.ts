import { must } from '../../common-fields.ts'
import { email } from '../../fields.ts'
import { mensagemMachine } from '../../machines/mensagem.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand } from '../written.ts'
import { consultaMensagem } from './consulta-mensagem.ts'
import { enviaLink } from './envia-link.ts'
import { geraLink } from './gera-link.ts'
import { listaMensagens } from './lista-mensagens.ts'
import { veMensagem } from './ve-mensagem.ts'

/** Fields of a message that staff may correct. */
export const mensagemFields = {
  email: email(200, phrase('Endereço para onde é enviada.', 'Address to which it is sent.'), {
    ...must,
    rotulo: phrase('E-mail', 'E-mail'),
  }),
}

export const alteraMensagem = changeCommand(mensagemMachine, {
  id: 'AlteraMensagem',
  input: mensagemFields,
  example: { id: 501, versao: 1, email: 'helena.prado@exemplo.com.br' },
})

export const reenviaMensagem = moveCommand(mensagemMachine, 'reenviar', {
  id: 'ReenviaMensagem',
  example: { id: 502 },
})

export const registraDevolucao = moveCommand(mensagemMachine, 'devolver', {
  id: 'RegistraDevolucao',
  example: { id: 503, motivo: 'Voltou: a caixa de entrada não existe mais.' },
})

export const cancelaMensagem = moveCommand(mensagemMachine, 'cancelar', {
  id: 'CancelaMensagem',
  example: { id: 504, motivo: 'Escrita por engano.' },
})

export const mensagemOperations = [
  listaMensagens,
  consultaMensagem,
  alteraMensagem,
  reenviaMensagem,
  registraDevolucao,
  cancelaMensagem,
  geraLink,
  enviaLink,
  veMensagem,
] as const
