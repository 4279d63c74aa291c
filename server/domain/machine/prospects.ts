import { type Machine, type Move, movesFrom } from '../../../catalogue/machines/machine.ts'
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

/** The state of a record, the moves that leave it, and the alterations that were asked about. */
export interface Prospects {
  situacao: string
  moves: Prospect[]
  alterations: Prospect[]
}

/**
 * Asks the guards of a machine without moving anything: those of its moves, and of some alterations. Nothing of a record
 * that whoever asks may not know of.
 */
export const prospectsOf =
  <M extends Stored, R extends Standing>(bound: Bound<M, R>) =>
  async (
    tx: Tx,
    id: number,
    acting: Acting,
    altering: readonly string[] = [],
  ): Promise<Prospects | undefined> => {
    const record = (await loadStanding(tx, bound, [id], acting, false)).get(id)
    if (!record) return undefined
    const judged = async (
      ways: readonly (readonly [string, Pick<Move, 'guards'>])[],
    ): Promise<Prospect[]> => {
      const prospects: Prospect[] = []
      for (const [name, way] of ways) {
        const [findings = []] = await judge(tx, bound, way, [record], acting)
        prospects.push({ name, findings })
      }
      return prospects
    }
    const { alterations = {} }: Machine = bound.machine
    const asked = Object.entries(alterations).filter(([name]) => altering.includes(name))
    return {
      situacao: record.situacao,
      moves: await judged(movesFrom(bound.machine, record.situacao)),
      alterations: await judged(asked),
    }
  }
