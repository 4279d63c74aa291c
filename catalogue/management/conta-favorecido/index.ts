import { confirmaConta, desfazConta, informaConta } from './commands.ts'
import { consultaContaFavorecido } from './consulta-conta-favorecido.ts'
import { listaContasFavorecidos } from './lista-contas-favorecidos.ts'

/** What people do with the accounts where they are paid. */
export const contaFavorecidoOperations = [
  listaContasFavorecidos,
  consultaContaFavorecido,
  informaConta,
  confirmaConta,
  desfazConta,
] as const
