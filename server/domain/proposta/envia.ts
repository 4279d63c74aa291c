import type { enviaProposta } from '../../../catalogue/management/proposta/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Sends proposals to be decided upon. */
export const envia: Verb<typeof enviaProposta> = making(propostas, 'enviar')
