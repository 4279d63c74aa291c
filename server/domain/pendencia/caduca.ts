import { tryMove } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { pendencias } from './guards.ts'

/** Pending items that are no longer valid are no longer due. */
export const caduca: DueVerb = (tx, acting, ids) => {
  const wanted = ids.map((id) => ({ id, motivo: 'A validade da pendência terminou.' }))
  return tryMove(tx, pendencias, 'cancelar', wanted, acting)
}
