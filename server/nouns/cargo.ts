import type { listaCargos } from '../../catalogue/management/colaborador/lists.ts'
import type { ListingSource } from '../listing/source.ts'
import { coded } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaCargos, 'cargo'> = { table: 'cargo', ...coded }

export const cargo: Noun<'cargo'> = {
  scope: { cargo: everyUnit },
  listings: { ListaCargos: listing },
}
