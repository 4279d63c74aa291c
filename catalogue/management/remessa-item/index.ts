import { consultaRemessaItem } from './consulta-remessa-item.ts'
import { listaRemessaItens } from './lista-remessa-itens.ts'

/** What people see of payments on their way. */
export const remessaItemOperations = [listaRemessaItens, consultaRemessaItem] as const
