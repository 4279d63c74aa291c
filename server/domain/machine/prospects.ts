import { type MoveOf, movesFrom } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './bound.ts'
import type { Finding } from './finding.ts'
import { judge } from './judge.ts'
import { loadStanding } from './load.ts'

/** A move that leaves the state of a record, and what its guards would say now. */
export interface Prospect {
  name: string
  findings: readonly Finding[]
}

/** Asks the guards of a machine without moving anything. */
export const prospectsOf =
  <M extends Stored, R extends Standing>(bound: Bound<M, R>) =>
  async (tx: Tx, id: number, acting: Acting): Promise<Prospect[]> => {
    const record = (await loadStanding(tx, bound, [id], false)).get(id)
    if (!record) return []
    const prospects: Prospect[] = []
    for (const [name] of movesFrom(bound.machine, record.situacao)) {
      const [findings = []] = await judge(tx, bound, name as MoveOf<M>, [record], acting)
      prospects.push({ name, findings })
    }
    return prospects
  }
