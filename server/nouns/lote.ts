import { lotes } from '../listing/sources/lotes.ts'
import type { Noun } from './noun.ts'

export const lote: Noun<'lote'> = {
  listings: { ListaLotes: lotes },
}
