import { tryMove } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'

/** Ends extension projects whose last day is over. */
export const encerra: DueVerb = (tx, acting, ids) => {
  const wanted = ids.map((id) => ({ id, motivo: 'O prazo terminou.' }))
  return tryMove(tx, projetosExtensao, 'encerrar', wanted, acting)
}
