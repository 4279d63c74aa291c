import type { renovaApolice } from '../../../catalogue/management/apolice/index.ts'
import { prolonging } from '../prolonging.ts'
import type { Verb } from '../verb.ts'
import { apolices } from './guards.ts'

/** Extends policies; an expired one is in force again. */
export const renova: Verb<typeof renovaApolice> = prolonging(apolices, 'renovar', (termino) => ({
  termino,
}))
