import { afetados } from '../listing/sources/causas.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const afetado: Noun<'afetado'> = {
  scope: { causa_registro: everyUnit },
  listings: { ListaAfetados: afetados },
}
