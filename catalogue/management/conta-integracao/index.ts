import { criaContaIntegracao, revogaContaIntegracao, trocaSenhaContaIntegracao } from './commands.ts'
import { listaContasIntegracao } from './lista-contas-integracao.ts'

/** Operations on accounts by which systems request tokens. */
export const contaIntegracaoOperations = [
  listaContasIntegracao,
  criaContaIntegracao,
  trocaSenhaContaIntegracao,
  revogaContaIntegracao,
] as const
