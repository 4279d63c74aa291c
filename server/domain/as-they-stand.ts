import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { loadStanding } from './machine/load.ts'
import type { Outcome } from './machine/outcome.ts'

/** What became of records, with the state and version to which something that their move brought with it has taken them. */
export async function asTheyStand<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  outcomes: readonly Outcome[],
  acting: Acting,
): Promise<Outcome[]> {
  const made = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [id]))
  const standing = await loadStanding(tx, bound, made, acting, false)
  return outcomes.map((one) => {
    if (one.refusal) return one
    const { situacao, versao } = standing.get(one.id) ?? one
    return { ...one, situacao, versao }
  })
}
