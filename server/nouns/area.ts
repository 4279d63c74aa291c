import { areas } from '../listing/sources/colaboradores.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const area: Noun<'area'> = {
  scope: { area: everyUnit },
  listings: { ListaAreas: areas },
}
