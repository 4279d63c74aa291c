import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { loadStanding } from './machine/load.ts'
import { made, type Outcome } from './machine/outcome.ts'

/**
 * Outcomes with the current state and version of their records, which consequences of the move may have
 * changed.
 */
export async function asTheyStand<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  outcomes: readonly Outcome[],
  acting: Acting,
): Promise<Outcome[]> {
  const standing = await loadStanding(tx, bound, made(outcomes), acting, false)
  return outcomes.map((one) => {
    if (one.refusal) return one
    const { situacao, versao } = standing.get(one.id) ?? one
    return { ...one, situacao, versao }
  })
}
