import { lotes } from '../listing/sources/lotes.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const lote: Noun<'lote'> = {
  scope: { lote: everyUnit },
  sealed: [{ table: 'lote_parte', column: 'corpo', large: true }],
  listings: { ListaLotes: lotes },
}
