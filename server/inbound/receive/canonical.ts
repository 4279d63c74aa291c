import { createHash } from 'node:crypto'
import { type Json, textOf } from '../../json/parse.ts'
import { parsePart } from '../write/part-store.ts'
import type { CutBody } from './body.ts'

/**
 * Digest of the content of the records. White space, order of fields, escapes and number formats do not
 * matter; the order of records does.
 */
export function contentDigest(body: Uint8Array, { parts }: CutBody): Buffer {
  const digest = createHash('sha256')
  for (const { start, end, wide } of parts) {
    const texts = parsePart(textOf(body.subarray(start, end)), wide).map(canonical)
    // Where a part ends depends on the formatting, so the boundary is not hashed.
    digest.update(texts.join('\n')).update('\n')
  }
  return digest.digest()
}

/** Canonical text of a value. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return scalar(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const names = Object.keys(value)
  const order = sorted(names)
  // The replacer array gives the order, but would filter nested keys too, so it serves flat objects only.
  if (names.every((name) => isPlain(value[name]!))) return JSON.stringify(value, order)
  return `{${order.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join()}}`
}

const isPlain = (value: Json): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value !== 'object' || value === null

/** JSON.stringify would write Infinity as null. */
const scalar = (value: string | number | boolean | null): string =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : JSON.stringify(value)

let last: { names: string[]; order: string[] } = { names: [], order: [] }

/** Records of a batch mostly have the same keys, so they are sorted once. */
function sorted(names: string[]): string[] {
  const { length } = last.names
  const same = names.length === length && names.every((name, at) => name === last.names[at])
  if (!same) last = { names, order: names.toSorted() }
  return last.order
}
