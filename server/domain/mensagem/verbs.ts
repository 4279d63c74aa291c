import { altera } from './altera.ts'
import { cancela } from './cancela.ts'
import { devolve } from './devolve.ts'
import { enviaLink } from './envia-link.ts'
import { geraLink } from './gera-link.ts'
import { reenvia } from './reenvia.ts'

/** What the commands of messages do. */
export const mensagemVerbs = {
  AlteraMensagem: altera,
  ReenviaMensagem: reenvia,
  RegistraDevolucao: devolve,
  CancelaMensagem: cancela,
  GeraLink: geraLink,
  EnviaLink: enviaLink,
}
