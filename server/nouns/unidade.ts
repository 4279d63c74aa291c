import { unidades } from '../listing/sources/cadastros.ts'
import type { Noun } from './noun.ts'

export const unidade: Noun<'unidade'> = {
  listings: { ListaUnidades: unidades },
}
