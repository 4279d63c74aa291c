import { fechamentos } from '../listing/sources/fechamentos.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const fechamento: Noun<'fechamento'> = {
  scope: { execucao: everyUnit },
  listings: { ListaFechamentos: fechamentos },
}
