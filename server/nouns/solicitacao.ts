import { altera } from '../domain/solicitacao/altera.ts'
import { atende } from '../domain/solicitacao/atende.ts'
import { solicitacoes } from '../domain/solicitacao/guards.ts'
import { inclui } from '../domain/solicitacao/inclui.ts'
import { solicitacoes as solicitacoesListing } from '../listing/sources/solicitacoes.ts'
import { solicitacao as solicitacaoPage } from '../query/sources/solicitacao.ts'
import type { Noun } from './noun.ts'

export const solicitacao: Noun<'solicitacao'> = {
  bound: solicitacoes,
  verbs: {
    IncluiSolicitacao: inclui,
    AlteraSolicitacao: altera,
    AtendeSolicitacao: atende,
  },
  waits: { titulo: 'tipo' },
  listings: { ListaSolicitacoes: solicitacoesListing },
  page: { source: solicitacaoPage },
}
