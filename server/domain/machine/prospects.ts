import { movesFrom } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import type { Acting, Bound, Standing, Stored } from './bound.ts'
import type { Finding } from './finding.ts'
import { judge } from './judge.ts'
import { loadStanding } from './load.ts'

/** A move that leaves the state of a record, and what its guards would say now. */
export interface Prospect {
  name: string
  findings: readonly Finding[]
}

/** The state of a record, the moves that leave it, and what else can be done to it under guards. */
export interface Prospects {
  situacao: string
  moves: Prospect[]
  deeds: Prospect[]
}

/** What is done to a record without moving it, and the guards that are asked. */
export interface Deed {
  name: string
  guards: readonly string[]
}

/** Asks the guards of a machine without moving anything. Nothing of a record that whoever asks may not know of. */
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
    const [moves, deeds] = await together([
      together(movesFrom(bound.machine, record.situacao).map(([name, move]) => judged(name, move))),
      together(others.map((one) => judged(one.name, one))),
    ])
    return { situacao: record.situacao, moves, deeds }
  }
