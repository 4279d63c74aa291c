import { minhasPendencias } from './minhas-pendencias.ts'
import { previaCalendario } from './previa-calendario.ts'

export const calendarioOperations = [previaCalendario, minhasPendencias] as const
