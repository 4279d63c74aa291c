import { horarios } from '../listing/sources/colaboradores.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const horario: Noun<'horario'> = {
  scope: { horario: everyUnit },
  listings: { ListaHorarios: horarios },
}
