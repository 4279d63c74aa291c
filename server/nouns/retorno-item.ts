import { retornoItemMachine } from '../../catalogue/machines/retorno-item.ts'
import type { listaRetornoItens } from '../../catalogue/management/retorno-item/lista-retorno-itens.ts'
import { concilia } from '../domain/retorno/concilia.ts'
import { retornoItens } from '../domain/retorno-item/guards.ts'
import { among, equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState, indexed } from '../listing/sources/parts.ts'
import { effectOf } from '../query/sources/effect-parts.ts'
import { retornoItem as retornoItemPage } from '../query/sources/retorno.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

const listing: ListingSource<typeof listaRetornoItens, 'retorno_item'> = {
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

export const retornoItem: Noun<'retorno_item'> = {
  bound: retornoItens,
  verbs: {
    ConciliaItem: concilia,
  },
  scope: {
    retorno_item: ofNoUnit,
  },
  sealed: [{ table: 'retorno_item', column: 'favorecido' }],
  listings: { ListaRetornoItens: listing },
  page: { source: retornoItemPage },
}
