import { tryMove } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { propostas } from './guards.ts'

/** Ends proposals whose last day is over. */
export const encerra: DueVerb = (tx, acting, ids) => {
  const wanted = ids.map((id) => ({ id, motivo: 'O prazo terminou.' }))
  return tryMove(tx, propostas, 'encerrar', wanted, acting)
}
