import type { listaDeficiencias } from '../../catalogue/management/deficiencia/index.ts'
import { salva } from '../domain/deficiencia/salva.ts'
import type { ListingSource } from '../listing/source.ts'
import { byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaDeficiencias, 'deficiencia'> = {
  table: 'deficiencia',
  columns: {},
  filters: {},
  search: (holds) => [holds('x.codigo', 'x.descricao')],
  orders: { codigo: byText('x.codigo'), descricao: byText('x.descricao') },
}

export const deficiencia: Noun<'deficiencia'> = {
  verbs: {
    SalvaDeficiencia: salva,
  },
  scope: { deficiencia: everyUnit },
  listings: { ListaDeficiencias: listing },
}
