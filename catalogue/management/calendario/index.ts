import { minhasPendencias } from './minhas-pendencias.ts'
import { previaCalendario } from './previa-calendario.ts'

/** What people ask about days to come, and about what waits. */
export const calendarioOperations = [previaCalendario, minhasPendencias] as const
