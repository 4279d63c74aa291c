import type { ListingOperation } from '../../catalogue/operation.ts'
import { type Search, type Wanted, wantedBy } from '../derive/address.ts'
import { mayCall } from '../derive/doors.ts'
import type { Noun } from '../derive/noun.ts'
import { atMost } from './at-most.ts'
import { readingOf } from './hooks.ts'
import { keeper, queryClient } from './platform.ts'

/**
 * What a page is going to ask for is asked for while its parts are on their way; the page then finds it. Who waits for these waits
 * until it is there.
 */

export async function askListAhead({ listings }: Noun, search: Search): Promise<void> {
  const session = await keeper.known()
  // Where a list is seen otherwise, as a board, something else is asked for.
  const listing = session && !search.modo && listings.find((one) => mayCall(session, one))
  if (listing) await askAhead(listing, search)
}

/** The list of a page that is made by hand. */
export async function askPageAhead(listing: ListingOperation, usual: Wanted, search: Search): Promise<void> {
  const session = await keeper.known()
  if (session && mayCall(session, listing)) await askAhead(listing, search, usual)
}

const askAhead = (listing: ListingOperation, search: Search, usual: Wanted = {}) =>
  queryClient.prefetchQuery(readingOf(listing, { ...usual, ...wantedBy(listing, search) }))

export async function askRecordAhead({ record }: Noun, id: number): Promise<void> {
  const session = await keeper.known()
  if (session && record && mayCall(session, record))
    await queryClient.prefetchQuery(readingOf(record, { id }))
}

/** Milliseconds that a page is held back for its data: drawn without them, it would be drawn twice. */
const patience = 150

/** Waits for what a page asked ahead, and not for long: what comes later, the page shows when it comes. */
export const awaited = (asked: Promise<void>): Promise<void> => atMost(patience, asked)
