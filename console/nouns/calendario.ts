import { minhasPendencias } from '../../catalogue/management/calendario/minhas-pendencias.ts'
import { previaCalendario } from '../../catalogue/management/calendario/previa-calendario.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'

/** What comes by itself, and what waits for whom. */
export const calendario: readonly CommandOperation[] = [previaCalendario, minhasPendencias]
