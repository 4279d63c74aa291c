import { afetados } from '../listing/sources/causas.ts'
import type { Noun } from './noun.ts'

export const afetado: Noun<'afetado'> = {
  listings: { ListaAfetados: afetados },
}
