/**
 * Stored on a row, in hexadecimal: keyed digest of the last applied record, then a bitmap of the fields that
 * the source has ever sent. Older rows have only the digest.
 */
export type Imprint = string

const digestLength = 32
const halfLength = 8

/** True if the record equals the last applied one. */
export const isOf = (imprint: Imprint | null | undefined, digest: string): boolean =>
  imprint?.startsWith(digest) ?? false

/** Field bitmap at the start of a fingerprint: low and high half. */
export const presentText = (low: number, high: number) => `${low},${high}:`

/** Caches the bitmap, because most records of a part have the same fields. */
export function imprinter(): (
  digest: string,
  present: string,
  before: Imprint | null | undefined,
) => Imprint {
  let lastPresent = ''
  let lastBits = ''
  return (digest, present, before) => {
    if (present !== lastPresent) {
      lastPresent = present
      lastBits = bitsOf(present)
    }
    const earlier = before?.slice(digestLength)
    return digest + (!earlier || earlier === lastBits ? lastBits : union(earlier, lastBits))
  }
}

/** True if the source has ever sent the field. Older rows have no bitmap and count as sent. */
export function hasSent(imprint: Imprint | null, field: number): boolean {
  if (imprint === null) return false
  const bits = imprint.slice(digestLength)
  if (bits === '') return true
  const half = field < 32 ? bits.slice(0, halfLength) : bits.slice(halfLength)
  return ((Number.parseInt(half, 16) >>> (field % 32)) & 1) === 1
}

function bitsOf(present: string): string {
  const comma = present.indexOf(',')
  return hex(Number(present.slice(0, comma))) + hex(Number(present.slice(comma + 1, -1)))
}

const hex = (bits: number) => (bits >>> 0).toString(16).padStart(halfLength, '0')

function union(one: string, other: string): string {
  const half = (from: number) =>
    Number.parseInt(one.slice(from, from + halfLength), 16) |
    Number.parseInt(other.slice(from, from + halfLength), 16)
  return hex(half(0)) + hex(half(halfLength))
}
