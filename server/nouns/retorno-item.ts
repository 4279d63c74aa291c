import { concilia } from '../domain/retorno/concilia.ts'
import { retornoItens } from '../domain/retorno-item/guards.ts'
import { retornoItens as retornoItensListing } from '../listing/sources/retornos.ts'
import { retornoItem as retornoItemPage } from '../query/sources/retorno.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

export const retornoItem: Noun<'retorno_item'> = {
  bound: retornoItens,
  verbs: {
    ConciliaItem: concilia,
  },
  scope: {
    retorno_item: ofNoUnit,
  },
  sealed: [{ table: 'retorno_item', column: 'favorecido' }],
  listings: { ListaRetornoItens: retornoItensListing },
  page: { source: retornoItemPage },
}
