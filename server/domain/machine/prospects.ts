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

/** The state of a record, and the moves that leave it. */
export interface Prospects {
  situacao: string
  moves: Prospect[]
}

/** Asks the guards of a machine without moving anything. Nothing of a record that whoever asks may not know of. */
export const prospectsOf =
  <M extends Stored, R extends Standing>(bound: Bound<M, R>) =>
  async (tx: Tx, id: number, acting: Acting): Promise<Prospects | undefined> => {
    const record = (await loadStanding(tx, bound, [id], acting, false)).get(id)
    if (!record) return undefined
    const moves: Prospect[] = await together(
      movesFrom(bound.machine, record.situacao).map(async ([name, move]) => {
        const [findings = []] = await judge(tx, bound, move, [record], acting)
        return { name, findings }
      }),
    )
    return { situacao: record.situacao, moves }
  }
