import { alteraMensagem } from './altera-mensagem.ts'
import { cancelaMensagem } from './cancela-mensagem.ts'
import { consultaMensagem } from './consulta-mensagem.ts'
import { enviaLink } from './envia-link.ts'
import { geraLink } from './gera-link.ts'
import { listaMensagens } from './lista-mensagens.ts'
import { reenviaMensagem } from './reenvia-mensagem.ts'
import { registraDevolucao } from './registra-devolucao.ts'

/** What people do with messages. */
export const mensagemOperations = [
  listaMensagens,
  consultaMensagem,
  alteraMensagem,
  reenviaMensagem,
  registraDevolucao,
  cancelaMensagem,
  geraLink,
  enviaLink,
] as const
