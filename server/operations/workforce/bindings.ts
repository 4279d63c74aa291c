import type { Workforce } from '../../../catalogue/index.ts'
import type { BoundWorkforce } from '../bound.ts'
import { listahorarios } from './listahorarios.ts'
import { novocolaborador } from './novocolaborador.ts'

/** Every workforce operation with what it does. A missing one does not compile. */
const workforce: { readonly [T in Workforce as T['id']]: BoundWorkforce<T> } = {
  novocolaborador,
  listahorarios,
}

export const workforceHandlers: ReadonlyMap<string, BoundWorkforce> = new Map(Object.entries(workforce))
