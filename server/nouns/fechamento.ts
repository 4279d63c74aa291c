import { fechamentos } from '../listing/sources/fechamentos.ts'
import type { Noun } from './noun.ts'

export const fechamento: Noun<'fechamento'> = {
  listings: { ListaFechamentos: fechamentos },
}
