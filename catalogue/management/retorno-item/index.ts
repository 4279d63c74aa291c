import { conciliaItem } from './concilia-item.ts'
import { consultaRetornoItem } from './consulta-retorno-item.ts'
import { listaRetornoItens } from './lista-retorno-itens.ts'

/** What people do with what a return could not settle by itself. */
export const retornoItemOperations = [listaRetornoItens, consultaRetornoItem, conciliaItem] as const
