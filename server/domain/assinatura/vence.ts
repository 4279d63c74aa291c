import { tryMove } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { assinaturas } from './guards.ts'

/** Files that not everybody signed in time. */
export const vence: DueVerb = (tx, acting, ids) => {
  const motivo = 'O prazo para assinar passou.'
  return tryMove(
    tx,
    assinaturas,
    'vencer',
    ids.map((id) => ({ id, motivo })),
    acting,
  )
}
