import { remessaItemVerbs } from '../domain/remessa/item-verbs.ts'
import { remessaItens } from '../domain/remessa-item/guards.ts'
import { remessaItens as remessaItensListing } from '../listing/sources/remessas.ts'
import { remessaItem as remessaItemPage } from '../query/sources/remessa-item.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

export const remessaItem: Noun<'remessa_item'> = {
  bound: remessaItens,
  verbs: {
    ...remessaItemVerbs,
  },
  scope: {
    remessa_item: ofNoUnit,
  },
  sealed: [{ table: 'remessa_item', column: 'favorecido' }],
  listings: { ListaRemessaItens: remessaItensListing },
  page: { source: remessaItemPage },
}
