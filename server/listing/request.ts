import { listingInput, usualRows } from '../../catalogue/management/envelopes.ts'
import type { Language } from '../../catalogue/phrase.ts'
import { wrongCursor } from '../../catalogue/wire/listing.ts'
import { type Reach, reachKey } from '../domain/machine/reach.ts'
import { Refusal } from '../refusal.ts'
import type { Sealer } from '../store/sealing.ts'
import { cursorOf, type Place, placeOf } from './cursor.ts'
import type { Listing, Read } from './listing.ts'
import type { Asking } from './source.ts'
import type { Selection } from './statement.ts'

/** Input that every listing takes besides its filters. */
export interface Around {
  busca?: string | null | undefined
  ordem?: string | null | undefined
  quantidade?: number | null | undefined
  cursor?: string | null | undefined
}

export interface Request {
  selection: Selection
  rows: number
  /** Position after which the page begins. */
  from: Place | undefined
  /** Issues the cursor of the page after a position. */
  cursor: (place: Place) => string
}

export interface Question {
  listing: Listing
  clienteId: number
  /** Rows the caller may see. */
  reach: Reach
  asking: Asking
  language: Language
  around: Around
  read: Read
}

const inputs = new WeakMap<Listing, ReturnType<typeof listingInput>>()

/** Input of a listing. Cached, because readers of fields are cached by this object. */
export function inputOf(listing: Listing): ReturnType<typeof listingInput> {
  const known = inputs.get(listing) ?? listingInput(listing.operation)
  inputs.set(listing, known)
  return known
}

export function requestOf(sealer: Sealer, question: Question): Request {
  const { listing, clienteId, reach, asking, language, around, read } = question
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
    today: asking.today,
    language,
  }
  // A cursor is valid only for the same reach; it stays valid when the institution's day changes.
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
