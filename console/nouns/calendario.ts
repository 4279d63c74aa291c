import { minhasPendencias } from '../../catalogue/management/calendario/minhas-pendencias.ts'
import { previaCalendario } from '../../catalogue/management/calendario/previa-calendario.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'

/** Upcoming moves by the calendar, and items that wait for parties. */
export const calendario: readonly CommandOperation[] = [previaCalendario, minhasPendencias]
