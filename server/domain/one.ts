import type { MoveOf } from '../../catalogue/machines/machine.ts'
import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { hindrances, type Target } from './machine/hindrances.ts'
import { loadStanding } from './machine/load.ts'

/**
 * For commands whose input fits one record only: locks the record and checks that it can move. Called before
 * other writes, so that a second caller is refused for the record's state and not for what the first one
 * wrote.
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
  for (const { refusal } of hindered.values()) throw refusal
  return target
}
