import type { devolveProposta } from '../../../catalogue/management/proposta/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Gives proposals back to be corrected. */
export const devolve: Verb<typeof devolveProposta> = making(propostas, 'devolver')
