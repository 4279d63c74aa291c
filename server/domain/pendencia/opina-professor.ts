import type { opinaProfessor as command } from '../../../catalogue/management/pendencia/index.ts'
import { answeredForm, keepAnswers, opinionWith } from '../avaliacao/of-items.ts'
import { made } from '../machine/outcome.ts'
import { moment } from '../moment.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

/** Records the professor's opinion. The evaluation gives the grade and its question where they are not told. */
export const opinaProfessor: Verb<typeof command> = async (tx, acting, input) => {
  const form = await answeredForm(tx, 'professor', input, acting)
  const nota = input.nota ?? form?.nota ?? null
  const values = {
    parecer_professor: opinionWith(form, input.parecer),
    parecer_professor_em: moment,
    nota: nota === null ? null : String(nota),
    avaliacao: input.avaliacao ?? form?.titulo ?? null,
  }
  const { registros, motivo } = input
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  const outcomes = await tryMove(tx, pendencias, 'aprovar', wanted, acting)
  await keepAnswers(tx, form, made(outcomes))
  return outcomes
}
