import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { loadStanding } from './machine/load.ts'
import { made, type Outcome } from './machine/outcome.ts'

/** What became of records, with the state and version to which something that their move brought with it has taken them. */
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
