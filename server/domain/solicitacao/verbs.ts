import { altera } from './altera.ts'
import { atende } from './atende.ts'
import { cancela } from './cancela.ts'
import { envia } from './envia.ts'
import { inclui } from './inclui.ts'

/** What the commands of requests do. */
export const solicitacaoVerbs = {
  IncluiSolicitacao: inclui,
  AlteraSolicitacao: altera,
  EnviaSolicitacao: envia,
  AtendeSolicitacao: atende,
  CancelaSolicitacao: cancela,
}
