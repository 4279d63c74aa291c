import type { encerraConvenio } from '../../../catalogue/management/convenio/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

/** Ends agreements. Contracts that were made under them go on. */
export const encerra: Verb<typeof encerraConvenio> = making(convenios, 'encerrar')
