import type { Tx } from '../../store/database.ts'
import { type Content, include, judgeInclusion } from '../include.ts'
import type { Acting, Bound, Standing, Stored } from '../machine/bound.ts'
import type { Finding } from '../machine/finding.ts'
import type { Asked, Fulfilment, Made } from './request.ts'

/** Fulfils requests of one type by creating a record for each. */
export interface Maker {
  /** Findings of the record's own guards. */
  judge: (tx: Tx, acting: Acting, asked: readonly Asked[]) => Promise<readonly Finding[][]>
  make: Fulfilment
}

/** Contents of the requested records, in order. Only reads. */
type Contents<M extends Stored> = (tx: Tx, acting: Acting, asked: readonly Asked[]) => Promise<Content<M>[]>

/** Creates records through the inclusion guards of their noun; `besides` writes related rows. */
export const makes = <M extends Stored, R extends Standing>(
  bound: Bound<M, R>,
  contents: Contents<M>,
  besides?: (tx: Tx, asked: readonly Asked[], made: readonly Made[]) => Promise<void>,
): Maker => ({
  judge: async (tx, acting, asked) => judgeInclusion(tx, bound, await contents(tx, acting, asked), acting),
  make: async (tx, acting, requests) => {
    // The request's guard already asked the same guards.
    const records = await include(tx, bound, await contents(tx, acting, requests), acting)
    const made = records.map(({ id }, at) => ({ request: requests[at]!.id, noun: bound.machine.noun, id }))
    await besides?.(tx, requests, made)
    return made
  },
})
