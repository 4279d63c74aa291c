import type { cancelaEquivalencia } from '../../../catalogue/management/equivalencia/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { equivalencias } from './guards.ts'

/** Takes requests back before they are decided upon. */
export const cancela: Verb<typeof cancelaEquivalencia> = making(equivalencias, 'cancelar')
