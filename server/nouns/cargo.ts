import { cargos } from '../listing/sources/colaboradores.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const cargo: Noun<'cargo'> = {
  scope: { cargo: everyUnit },
  listings: { ListaCargos: cargos },
}
