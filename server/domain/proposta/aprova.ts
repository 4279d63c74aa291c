import type { aprovaProposta } from '../../../catalogue/management/proposta/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Approves proposals: contracts can be made from them. */
export const aprova: Verb<typeof aprovaProposta> = making(propostas, 'aprovar')
