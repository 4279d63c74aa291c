import type { cancelaProposta } from '../../../catalogue/management/proposta/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Gives up proposals that nobody works under. */
export const cancela: Verb<typeof cancelaProposta> = making(propostas, 'cancelar')
