import { said } from '../../../catalogue/message.ts'
import { made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { contratos } from './guards.ts'
import { issueRealization } from './realization.ts'

/** Concludes contracts after their last day. Pending items stay open. */
export const conclui: DueVerb = async (tx, acting, ids) => {
  const wanted = ids.map((id) => ({ id, motivo: said('motivo.prazoTerminou') }))
  const outcomes = await tryMove(tx, contratos, 'concluir', wanted, acting)
  await issueRealization(tx, acting, made(outcomes))
  return outcomes
}
