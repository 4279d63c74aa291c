import type { reprovaProposta } from '../../../catalogue/management/proposta/reprova-proposta.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Decides against proposals. */
export const reprova: Verb<typeof reprovaProposta> = making(propostas, 'reprovar')
