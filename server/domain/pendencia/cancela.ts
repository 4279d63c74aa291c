import type { cancelaPendencia } from '../../../catalogue/management/pendencia/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

/** Frees somebody from delivering. */
export const cancela: Verb<typeof cancelaPendencia> = making(pendencias, 'cancelar')
