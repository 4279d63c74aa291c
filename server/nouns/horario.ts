import { horarios } from '../listing/sources/colaboradores.ts'
import type { Noun } from './noun.ts'

export const horario: Noun<'horario'> = {
  listings: { ListaHorarios: horarios },
}
