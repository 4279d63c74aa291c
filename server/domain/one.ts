import type { MoveOf } from '../../catalogue/machines/machine.ts'
import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { hindrances, type Target } from './machine/hindrances.ts'
import { loadStanding } from './machine/load.ts'
import type { Outcome } from './machine/outcome.ts'

/**
 * For what is told of one record and fits no other: the record, held where the move begins. Asked before anything
 * is taken or written for it, so that who comes second hears of the record and not of what the first one took.
 */
export async function requireOne<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  name: MoveOf<M>,
  registros: readonly Target[],
  acting: Acting,
): Promise<Target> {
  const target = registros[0]!
  const standing = await loadStanding(tx, bound, [target.id], acting, true)
  const hindered = await hindrances(tx, bound.machine, bound.machine.moves[name]!, [target], standing, acting)
  madeOrRefused([...hindered.values()])
  return target
}

/** What became of it. Whatever was written besides is taken back when the record did not move. */
export function madeOrRefused(outcomes: readonly Outcome[]): readonly Outcome[] {
  for (const { refusal } of outcomes) if (refusal) throw refusal
  return outcomes
}
