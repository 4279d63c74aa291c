import type { Sealer } from '../../store/sealing.ts'
import { sealPart } from '../write/part-store.ts'
import type { CutBody, Digests, ListAt, PreparedBody, SealedPart } from './body.ts'
import { contentDigest } from './canonical.ts'
import { cutBody } from './cut.ts'

/** Checks a body, cuts it and seals its parts. Undefined if it is not an object. */
export function prepareBody(
  body: Uint8Array,
  at: ListAt,
  maxRecords: number,
  sealer: Sealer,
  recognisable: boolean,
): PreparedBody | undefined {
  const cut = cutBody(body, at, maxRecords)
  if (!cut) return undefined
  const { envelope, list, records, unknown } = cut
  // A batch over the limit is refused, so it is not sealed.
  const fits = records <= maxRecords
  const parts = fits ? sealParts(body, cut, sealer) : []
  const digests = fits && recognisable ? digestsOf(body, cut, sealer) : undefined
  return { envelope, list, records, bytes: body.length, parts, unknown, digests }
}

function sealParts(body: Uint8Array, { parts }: CutBody, sealer: Sealer): SealedPart[] {
  return parts.map(({ start, end, first, records, wide }, index) => ({
    part: index + 1,
    first,
    records,
    wide,
    body: sealPart(body.subarray(start, end), sealer),
  }))
}

function digestsOf(body: Uint8Array, cut: CutBody, sealer: Sealer): Digests {
  return {
    content: sealer.digestBytes([contentDigest(body, cut)]),
    spelling: sealer.digestBytes(cut.parts.map(({ start, end }) => body.subarray(start, end))),
  }
}
