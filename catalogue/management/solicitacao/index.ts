import { alteraSolicitacao } from './altera-solicitacao.ts'
import { atendeSolicitacao } from './atende-solicitacao.ts'
import { cancelaSolicitacao } from './cancela-solicitacao.ts'
import { consultaSolicitacao } from './consulta-solicitacao.ts'
import { enviaSolicitacao } from './envia-solicitacao.ts'
import { incluiSolicitacao } from './inclui-solicitacao.ts'
import { listaSolicitacoes } from './lista-solicitacoes.ts'

/** What people do with requests. */
export const solicitacaoOperations = [
  listaSolicitacoes,
  consultaSolicitacao,
  incluiSolicitacao,
  alteraSolicitacao,
  enviaSolicitacao,
  atendeSolicitacao,
  cancelaSolicitacao,
] as const
