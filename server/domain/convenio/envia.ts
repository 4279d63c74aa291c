import type { enviaConvenio } from '../../../catalogue/management/convenio/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

/** Sends agreements to be signed. */
export const envia: Verb<typeof enviaConvenio> = making(convenios, 'enviar')
