import { type Move, movesFrom } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import type { Acting, Bound, Standing, Stored } from './bound.ts'
import { type Finding, impedes } from './finding.ts'
import { judge } from './judge.ts'
import { loadStanding } from './load.ts'

/** A move that is possible from the current state, with the present findings of its guards. */
export interface Prospect {
  name: string
  findings: readonly Finding[]
}

/** Moves from the state of a record, and guarded commands that change no state, with what guards find. */
export interface Prospects {
  situacao: string
  moves: Prospect[]
  deeds: Prospect[]
  /** Moves, from any state, that the kind of the record excludes for good. */
  excluded: readonly string[]
}

/** A deed that is no move, and its guards. */
export interface Deed {
  name: string
  guards: readonly string[]
}

/**
 * Asks the guards of a machine without moving anything. Undefined if the record is out of the actor's reach.
 */
export const prospectsOf =
  <M extends Stored, R extends Standing>(bound: Bound<M, R>) =>
  async (
    tx: Tx,
    id: number,
    acting: Acting,
    others: readonly Deed[] = [],
  ): Promise<Prospects | undefined> => {
    const record = (await loadStanding(tx, bound, [id], acting, false)).get(id)
    if (!record) return undefined
    const judged = async (name: string, guarded: Parameters<typeof judge>[2]): Promise<Prospect> => {
      const [findings = []] = await judge(tx, bound, guarded, [record], acting)
      return { name, findings }
    }
    const { moves: all, kinds = [] } = bound.machine
    const [moves, deeds, byKind] = await together([
      together(movesFrom(bound.machine, record.situacao).map(([name, move]) => judged(name, move))),
      together(others.map((one) => judged(one.name, one))),
      together(kinds.map((guard) => judged(guard, { guards: [guard] }))),
    ])
    const refusing = byKind.flatMap(({ name, findings }) => (impedes([...findings]) ? [name] : []))
    const excluded = Object.entries<Move>(all).flatMap(([name, { guards = [] }]) =>
      guards.some((guard) => refusing.includes(guard)) ? [name] : [],
    )
    return { situacao: record.situacao, moves, deeds, excluded }
  }
