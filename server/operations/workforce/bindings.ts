import type { Workforce } from '../../../catalogue/index.ts'
import type { WorkforceHandler } from '../handler.ts'
import { listahorarios } from './listahorarios.ts'
import { novocolaborador } from './novocolaborador.ts'

/** Every workforce operation with what it does. A missing one does not compile. */
export const workforceHandlers: Readonly<Record<Workforce['id'], WorkforceHandler>> = {
  novocolaborador,
  listahorarios,
}
