import { areas } from '../listing/sources/colaboradores.ts'
import type { Noun } from './noun.ts'

export const area: Noun<'area'> = {
  listings: { ListaAreas: areas },
}
