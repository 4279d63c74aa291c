import { confirmaPagamento, recusaPagamento } from './commands.ts'
import { consultaRemessaItem } from './consulta-remessa-item.ts'
import { listaRemessaItens } from './lista-remessa-itens.ts'

/** What people see of payments on their way, and say of those that the bank does not answer. */
export const remessaItemOperations = [
  listaRemessaItens,
  consultaRemessaItem,
  confirmaPagamento,
  recusaPagamento,
] as const
