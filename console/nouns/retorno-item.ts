import { retornoItemMachine } from '../../catalogue/machines/retorno-item.ts'
import { retornoItemOperations } from '../../catalogue/management/retorno-item/index.ts'
import { nounOf } from '../derive/noun.ts'

export const retornoItem = nounOf(retornoItemMachine, retornoItemOperations, {
  name: 'seuNumero',
  beside: 'resultado',
  columns: ['seuNumero', 'situacao', 'resultado', 'efeito', 'valor', 'dataPagamento', 'atualizacao'],
})
