import { retornoItemMachine } from '../../../catalogue/machines/retorno-item.ts'
import type { listaRetornos } from '../../../catalogue/management/retorno/lista-retornos.ts'
import type { listaRetornoItens } from '../../../catalogue/management/retorno-item/lista-retorno-itens.ts'
import { effectOf } from '../../query/sources/effect-parts.ts'
import { among, equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, indexed } from './parts.ts'

export const retornos: ListingSource<typeof listaRetornos, 'retorno'> = {
  table: 'retorno',
  joins: 'join conta_bancaria c on c.cliente_id = x.cliente_id and c.id = x.conta_bancaria_id',
  columns: {
    conta: { identificador: 'c.id', nome: 'c.nome' },
    quantidade: 'x.quantidade_itens',
  },
  filters: { conta: equal('x.conta_bancaria_id'), banco: equal('x.banco') },
  search: (holds) => [holds('x.arquivo_nome')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    geracao: { ...byDay('x.geracao'), nullable: true },
  },
}

export const retornoItens: ListingSource<typeof listaRetornoItens, 'retorno_item'> = {
  table: 'retorno_item',
  columns: {
    retorno: 'x.retorno_id',
    pagamento: 'x.remessa_item_id',
    ...effectOf('x'),
    dataPagamento: 'x.data',
  },
  filters: {
    situacao: among('x.situacao'),
    retorno: equal('x.retorno_id'),
    resultado: equal('x.resultado'),
  },
  search: (holds) => [holds('x.seu_numero')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    valor: { by: 'x.valor', type: 'numeric', nullable: true },
    situacao: indexed(byState(retornoItemMachine, 'x.situacao')),
  },
}
