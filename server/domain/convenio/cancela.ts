import type { cancelaConvenio } from '../../../catalogue/management/convenio/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

/** Gives up agreements that are not in force yet. */
export const cancela: Verb<typeof cancelaConvenio> = making(convenios, 'cancelar')
