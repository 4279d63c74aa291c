import type { opinaConcedente as command } from '../../../catalogue/management/pendencia/index.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import { moment } from '../moment.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'
import { tellJudges } from './tell.ts'

const opine: Verb<typeof command> = making(pendencias, 'opinar', ({ parecer }) => ({
  parecer_concedente: parecer,
  parecer_concedente_em: moment,
}))

/** Records the host's opinion and notifies the professor. */
export const opinaConcedente: Verb<typeof command> = async (tx, acting, input) => {
  const outcomes = await opine(tx, acting, input)
  await tellJudges(tx, acting, made(outcomes))
  return outcomes
}
