import { listingInput, usualRows } from '../../catalogue/management/envelopes.ts'
import { wrongCursor } from '../../catalogue/wire/listing.ts'
import { type Reach, reachKey } from '../domain/machine/reach.ts'
import { Refusal } from '../refusal.ts'
import type { Sealer } from '../store/sealing.ts'
import { cursorOf, type Place, placeOf } from './cursor.ts'
import type { Listing, Read } from './listing.ts'
import type { Asking } from './source.ts'
import type { Selection } from './statement.ts'

/** What listings take around their filters. */
export interface Around {
  busca?: string | null | undefined
  ordem?: string | null | undefined
  quantidade?: number | null | undefined
  cursor?: string | null | undefined
}

export interface Request {
  selection: Selection
  rows: number
  /** After which row the page begins. */
  from: Place | undefined
  /** The cursor of a page that begins after a place. */
  cursor: (place: Place) => string
}

/** Who asks, and for what. */
export interface Question {
  listing: Listing
  clienteId: number
  /** Whose rows the caller may know of. */
  reach: Reach
  asking: Asking
  around: Around
  read: Read
}

const inputs = new WeakMap<Listing, ReturnType<typeof listingInput>>()

/** The whole body of a listing; made once, as readers of fields remember them. */
export function inputOf(listing: Listing): ReturnType<typeof listingInput> {
  const known = inputs.get(listing) ?? listingInput(listing.operation)
  inputs.set(listing, known)
  return known
}

export function requestOf(sealer: Sealer, question: Question): Request {
  const { listing, clienteId, reach, asking, around, read } = question
  const ordem = around.ordem ?? listing.operation.usualOrder
  const descending = ordem.startsWith('-')
  const { conditions, values } = listing.asked(asking, reach, read)
  const selection: Selection = {
    listing,
    conditions: [...conditions, ...(around.busca ? listing.search(around.busca) : [])],
    searching: Boolean(around.busca),
    order: listing.order(descending ? ordem.slice(1) : ordem),
    descending,
    zone: asking.zone,
  }
  // Whoever may know of other rows asks something else; another day of the institution is none.
  const asked = JSON.stringify([
    listing.operation.id,
    clienteId,
    ordem,
    around.busca ?? '',
    values,
    ...reachKey(reach),
  ])
  const from = around.cursor ? placeOf(sealer, asked, around.cursor) : undefined
  if (around.cursor && !from) {
    throw new Refusal('CAMPO_INVALIDO', wrongCursor)
  }
  return {
    selection,
    rows: around.quantidade ?? usualRows,
    from,
    cursor: (place) => cursorOf(sealer, asked, place),
  }
}
