import { remessaItemMachine } from '../../catalogue/machines/remessa-item.ts'
import { remessaItemOperations } from '../../catalogue/management/remessa-item/index.ts'
import { nounOf } from '../derive/noun.ts'

export const remessaItem = nounOf(remessaItemMachine, remessaItemOperations, {
  name: 'seuNumero',
  beside: ['nome', 'valor', 'dataPagamento'],
  columns: ['seuNumero', 'nome', 'situacao', 'forma', 'valor', 'dataPagamento', 'atualizacao'],
})
