import { minhas } from '../pendente/minhas.ts'
import { previa } from './previa.ts'

/** What is asked about days to come, and about what waits. */
export const calendarioVerbs = { PreviaCalendario: previa, MinhasPendencias: minhas }
