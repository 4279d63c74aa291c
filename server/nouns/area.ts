import type { listaAreas } from '../../catalogue/management/colaborador/lists.ts'
import type { ListingSource } from '../listing/source.ts'
import { coded } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaAreas, 'area'> = { table: 'area', ...coded }

export const area: Noun<'area'> = {
  scope: { area: everyUnit },
  listings: { ListaAreas: listing },
}
