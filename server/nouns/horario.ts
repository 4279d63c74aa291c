import type { listaHorarios } from '../../catalogue/management/colaborador/lists.ts'
import { named, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaHorarios, 'horario'> = {
  table: 'horario',
  columns: {},
  filters: {
    ativo: (active, { today: day }) =>
      where`(x.validade is null or x.validade >= ${day}::date) = ${named(active ? 'true' : 'false')}`,
  },
  search: (holds) => [holds('x.descricao', 'x.referencia')],
  orders: { descricao: byText('x.descricao'), referencia: byText('x.referencia') },
}

export const horario: Noun<'horario'> = {
  scope: { horario: everyUnit },
  listings: { ListaHorarios: listing },
}
