import type { reprovaProposta } from '../../../catalogue/management/proposta/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Decides against proposals. */
export const reprova: Verb<typeof reprovaProposta> = making(propostas, 'reprovar')
