import type { ListingOperation } from '../../catalogue/operation.ts'
import { type Search, type Wanted, wantedBy } from '../derive/address.ts'
import { mayCall } from '../derive/doors.ts'
import type { Noun } from '../derive/noun.ts'
import { atMost } from './at-most.ts'
import { readingOf } from './hooks.ts'
import { keeper, queryClient } from './platform.ts'

/** Requests a page's data while its code loads. The promises resolve when the data are cached. */

export async function askListAhead({ listings }: Noun, search: Search): Promise<void> {
  const session = await keeper.known()
  // Other views of a list, such as the board, request other data.
  const listing = session && !search.modo && listings.find((one) => mayCall(session, one))
  if (listing) await askAhead(listing, search)
}

/** Requests the list of a hand-written page. */
export async function askPageAhead(listing: ListingOperation, usual: Wanted, search: Search): Promise<void> {
  const session = await keeper.known()
  if (session && mayCall(session, listing)) await askAhead(listing, search, usual)
}

const askAhead = (listing: ListingOperation, search: Search, usual: Wanted = {}) =>
  queryClient.prefetchQuery(readingOf(listing, { ...usual, ...wantedBy(listing, search) }))

export async function askRecordAhead({ record }: Noun, named: object | undefined): Promise<void> {
  const session = await keeper.known()
  if (session && record && named && mayCall(session, record))
    await queryClient.prefetchQuery(readingOf(record, named as { id: number }))
}

/** Milliseconds to delay a page for its data; rendering without them would mean rendering twice. */
const patience = 150

/** Waits a limited time for data requested ahead; later data appear when they arrive. */
export const awaited = (asked: Promise<void>): Promise<void> => atMost(patience, asked)
