import type { listaDeficiencias } from '../../../catalogue/management/deficiencia/index.ts'
import type { ListingSource } from '../source.ts'
import { byText } from './parts.ts'

export const deficiencias: ListingSource<typeof listaDeficiencias, 'deficiencia'> = {
  table: 'deficiencia',
  columns: {},
  filters: {},
  search: (holds) => [holds('x.codigo', 'x.descricao')],
  orders: { codigo: byText('x.codigo'), descricao: byText('x.descricao') },
}
