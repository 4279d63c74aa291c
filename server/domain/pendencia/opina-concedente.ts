import type { opinaConcedente as command } from '../../../catalogue/management/pendencia/opina-concedente.ts'
import { making } from '../making.ts'
import { moment } from '../moment.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

/** Notes what the host says of what was delivered. */
export const opinaConcedente: Verb<typeof command> = making(pendencias, 'opinar', ({ parecer }) => ({
  parecer_concedente: parecer,
  parecer_concedente_em: moment,
}))
