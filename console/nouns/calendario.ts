import { minhasPendencias } from '../../catalogue/management/calendario/minhas-pendencias.ts'
import { previaCalendario } from '../../catalogue/management/calendario/previa-calendario.ts'

/** Upcoming moves by the calendar, and items that wait for parties. */
export const calendario = [previaCalendario, minhasPendencias] as const
