import { move } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { contratos } from './guards.ts'

/** Contracts whose last day is over. What is pending stays so. */
export const conclui: DueVerb = (tx, acting, ids) =>
  move(
    tx,
    contratos,
    'concluir',
    ids.map((id) => ({ id, motivo: 'O prazo terminou.' })),
    acting,
  )
