import { cargos } from '../listing/sources/colaboradores.ts'
import type { Noun } from './noun.ts'

export const cargo: Noun<'cargo'> = {
  listings: { ListaCargos: cargos },
}
