import { altera } from '../domain/mensagem/altera.ts'
import { cancela } from '../domain/mensagem/cancela.ts'
import { devolve } from '../domain/mensagem/devolve.ts'
import { enviaLink } from '../domain/mensagem/envia-link.ts'
import { geraLink } from '../domain/mensagem/gera-link.ts'
import { mensagens } from '../domain/mensagem/guards.ts'
import { reenvia } from '../domain/mensagem/reenvia.ts'
import { mensagens as mensagensListing } from '../listing/sources/mensagens.ts'
import { mensagem as mensagemPage } from '../query/sources/mensagem.ts'
import type { Noun } from './noun.ts'

export const mensagem: Noun<'mensagem'> = {
  bound: mensagens,
  verbs: {
    AlteraMensagem: altera,
    ReenviaMensagem: reenvia,
    RegistraDevolucao: devolve,
    CancelaMensagem: cancela,
    GeraLink: geraLink,
    EnviaLink: enviaLink,
  },
  listings: { ListaMensagens: mensagensListing },
  page: { source: mensagemPage },
}
