import type { renovaConvenio } from '../../../catalogue/management/convenio/index.ts'
import { prolonging } from '../prolonging.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

/** Extends agreements; an expired one is in force again. */
export const renova: Verb<typeof renovaConvenio> = prolonging(convenios, 'renovar', (termino) => ({
  termino,
}))
