import { minhasPendencias } from '../../catalogue/management/calendario/minhas-pendencias.ts'
import { previaCalendario } from '../../catalogue/management/calendario/previa-calendario.ts'
import { previaLembretes } from '../../catalogue/management/calendario/previa-lembretes.ts'

/** Upcoming moves by the calendar, and items that wait for parties. */
export const calendario = [previaCalendario, minhasPendencias] as const

/** Reminders that leave on a day. */
export const reminders = [previaLembretes] as const
