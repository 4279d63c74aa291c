import { type Search, wantedBy } from '../derive/address.ts'
import { mayCall } from '../derive/doors.ts'
import type { Noun } from '../derive/noun.ts'
import { readingOf } from './hooks.ts'
import { keeper, queryClient } from './platform.ts'

/** What a page is going to ask for is asked for while its parts are on their way; the page then finds it. */

export function askListAhead({ listings }: Noun, search: Search): void {
  keeper.whenKnown((session) => {
    // Where a list is seen otherwise, as a board, something else is asked for.
    const listing = !search.modo && listings.find((one) => mayCall(session, one))
    if (listing) void queryClient.prefetchQuery(readingOf(listing, wantedBy(listing, search)))
  })
}

export function askRecordAhead({ record }: Noun, id: number): void {
  keeper.whenKnown((session) => {
    if (record && mayCall(session, record)) void queryClient.prefetchQuery(readingOf(record, { id }))
  })
}
