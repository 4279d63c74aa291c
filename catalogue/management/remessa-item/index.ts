import { confirmaPagamento, recusaPagamento } from './commands.ts'
import { consultaRemessaItem } from './consulta-remessa-item.ts'
import { listaRemessaItens } from './lista-remessa-itens.ts'

/** Operations over payments of a remittance, with the commands for those that no bank return mentions. */
export const remessaItemOperations = [
  listaRemessaItens,
  consultaRemessaItem,
  confirmaPagamento,
  recusaPagamento,
] as const
