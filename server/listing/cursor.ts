import type { Sealer } from '../store/sealing.ts'

/** Keyset position of a row in an order. */
export interface Place {
  value: string | null
  id: string
}

const digestLength = 16

/**
 * Cursor of a keyset position. Its digest binds it to the request: it is accepted only for the request it was
 * issued for.
 */
export function cursorOf(sealer: Sealer, question: string, { value, id }: Place): string {
  const place = JSON.stringify([value, id])
  return Buffer.concat([digestOf(sealer, question, place), Buffer.from(place)]).toString('base64url')
}

/** Undefined if the cursor was not issued by us or belongs to another request. */
export function placeOf(sealer: Sealer, question: string, cursor: string): Place | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  const place = bytes.toString('utf8', digestLength)
  const digest = bytes.subarray(0, digestLength)
  if (!digest.equals(digestOf(sealer, question, place))) return undefined
  const [value, id] = JSON.parse(place) as [string | null, string]
  return { value, id }
}

const digestOf = (sealer: Sealer, question: string, place: string) =>
  Buffer.from(sealer.digest(JSON.stringify(['cursor', question, place])), 'hex')
