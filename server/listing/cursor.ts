import type { Sealer } from '../store/sealing.ts'

/** A row's place in an order. */
export interface Place {
  value: string | null
  id: string
}

const digestLength = 16

/** A place as callers carry it. Its digest binds it to the question: only what we gave for the same one is taken back. */
export function cursorOf(sealer: Sealer, question: string, { value, id }: Place): string {
  const place = JSON.stringify([value, id])
  return Buffer.concat([digestOf(sealer, question, place), Buffer.from(place)]).toString('base64url')
}

/** Nothing where we did not give this cursor, or gave it for another question. */
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
