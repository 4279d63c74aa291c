import type { Tx } from '../../store/database.ts'
import { type Content, include, judgeInclusion } from '../include.ts'
import type { Acting, Bound, Standing, Stored } from '../machine/bound.ts'
import type { Finding } from '../machine/finding.ts'
import type { Asked, Fulfilment, Made } from './request.ts'

/** Meets requests of one kind by making a record for each. */
export interface Maker {
  /** What the rules of such records have to say of those that are asked for. */
  judge: (tx: Tx, acting: Acting, asked: readonly Asked[]) => Promise<readonly Finding[][]>
  make: Fulfilment
}

/** What the records are to say that requests ask for, in their order. Only reads. */
type Contents<M extends Stored> = (tx: Tx, acting: Acting, asked: readonly Asked[]) => Promise<Content<M>[]>

/** Makes records of a noun by its own rules of inclusion; `besides` is what is written with them elsewhere. */
export const makes = <M extends Stored, R extends Standing>(
  bound: Bound<M, R>,
  contents: Contents<M>,
  besides?: (tx: Tx, asked: readonly Asked[], made: readonly Made[]) => Promise<void>,
): Maker => ({
  judge: async (tx, acting, asked) => judgeInclusion(tx, bound, await contents(tx, acting, asked), acting),
  make: async (tx, acting, requests) => {
    // The request's own guard has asked the same rules.
    const records = await include(tx, bound, await contents(tx, acting, requests), acting)
    const made = records.map(({ id }, at) => ({ request: requests[at]!.id, noun: bound.machine.noun, id }))
    await besides?.(tx, requests, made)
    return made
  },
})
