import { said } from '../../../catalogue/message.ts'
import { made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { contratos } from './guards.ts'
import { issueRealization } from './realization.ts'

/** Contracts whose last day is over. What is pending stays so. */
export const conclui: DueVerb = async (tx, acting, ids) => {
  const wanted = ids.map((id) => ({ id, motivo: said('motivo.prazoTerminou') }))
  const outcomes = await tryMove(tx, contratos, 'concluir', wanted, acting)
  await issueRealization(tx, acting, made(outcomes))
  return outcomes
}
