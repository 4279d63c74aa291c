/**
 * What a row keeps of the records applied to it, in hexadecimal: a keyed digest of what the last one said, then one bit for
 * each field that the source has ever sent. Rows of before that was kept have the digest alone.
 */
export type Imprint = string

const digestLength = 32
const halfLength = 8

/** Whether a record says what the last one applied said. */
export const isOf = (imprint: Imprint | null | undefined, digest: string): boolean =>
  imprint?.startsWith(digest) ?? false

/** Bits of the fields that a record brought, as they stand in front of what it says: low and high half. */
export const presentText = (low: number, high: number) => `${low},${high}:`

/** Makes imprints; most records of a part bring the same fields. */
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

/** Whether the source has ever sent the field at a position; taken for granted where nobody kept it. */
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
