import type { opinaConcedente as command } from '../../../catalogue/management/pendencia/index.ts'
import { answeredForm, keepAnswers, opinionWith } from '../avaliacao/of-items.ts'
import { issueEvaluated } from '../contrato/realization.ts'
import { made } from '../machine/outcome.ts'
import { moment } from '../moment.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'
import { tellJudges } from './tell.ts'

/**
 * Records the host's opinion with its evaluation, and notifies the professor. An opinion after the end issues the
 * term of completion.
 */
export const opinaConcedente: Verb<typeof command> = async (tx, acting, input) => {
  const form = await answeredForm(tx, 'concedente', input, acting)
  const values = {
    parecer_concedente: opinionWith(form, input.parecer),
    parecer_concedente_em: moment,
  }
  const { registros, motivo } = input
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  const outcomes = await tryMove(tx, pendencias, 'opinar', wanted, acting)
  await keepAnswers(tx, form, made(outcomes))
  await tellJudges(tx, acting, made(outcomes))
  await issueEvaluated(tx, acting, made(outcomes))
  return outcomes
}
