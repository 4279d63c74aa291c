import { minhasPendencias } from './minhas-pendencias.ts'
import { previaCalendario } from './previa-calendario.ts'
import { previaLembretes } from './previa-lembretes.ts'

export const calendarioOperations = [previaCalendario, previaLembretes, minhasPendencias] as const
