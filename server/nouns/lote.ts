import { lotes } from '../listing/sources/lotes.ts'
import type { Noun } from './noun.ts'

export const lote: Noun<'lote'> = {
  sealed: [{ table: 'lote_parte', column: 'corpo', large: true }],
  listings: { ListaLotes: lotes },
}
