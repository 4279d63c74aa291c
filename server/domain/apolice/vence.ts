import { tryMove } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { apolices } from './guards.ts'

/** Policies whose last day is over. */
export const vence: DueVerb = (tx, acting, ids) =>
  tryMove(
    tx,
    apolices,
    'vencer',
    ids.map((id) => ({ id, motivo: 'O prazo terminou.' })),
    acting,
  )
