import type { listaDeficiencias } from '../../../catalogue/management/deficiencia/index.ts'
import type { ListingSource } from '../source.ts'
import { byText } from './parts.ts'

export const deficiencias: ListingSource<typeof listaDeficiencias> = {
  table: 'deficiencia',
  alias: 'x',
  joins: '',
  id: 'x.id',
  columns: { id: 'x.id', codigo: 'x.codigo', descricao: 'x.descricao' },
  filters: {},
  search: (holds) => [holds('x.codigo', 'x.descricao')],
  orders: { codigo: byText('x.codigo'), descricao: byText('x.descricao') },
}
