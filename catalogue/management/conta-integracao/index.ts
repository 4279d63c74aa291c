import { criaContaIntegracao, revogaContaIntegracao, trocaSenhaContaIntegracao } from './commands.ts'
import { listaContasIntegracao } from './lista-contas-integracao.ts'

/** What people do with accounts by which systems ask for tokens. */
export const contaIntegracaoOperations = [
  listaContasIntegracao,
  criaContaIntegracao,
  trocaSenhaContaIntegracao,
  revogaContaIntegracao,
] as const
