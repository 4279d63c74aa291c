import { createHash } from 'node:crypto'
import { type Json, textOf } from '../../json/parse.ts'
import { parsePart } from '../write/part-store.ts'
import type { CutBody } from './body.ts'

/**
 * A digest of what the records say, however they are spelled: white space, the order of fields, escapes and the
 * spelling of numbers make no difference; the order of records does.
 */
export function contentDigest(body: Uint8Array, { parts }: CutBody): Buffer {
  const digest = createHash('sha256')
  for (const { start, end, wide } of parts) {
    const texts = parsePart(textOf(body.subarray(start, end)), wide).map(canonical)
    // Where one part ends depends on the spelling, so nothing marks it.
    digest.update(texts.join('\n')).update('\n')
  }
  return digest.digest()
}

/** One text for all spellings of a value. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return scalar(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const names = Object.keys(value)
  const order = sorted(names)
  // The list of names makes the order; below the first level it would also choose, so it serves flat objects only.
  if (names.every((name) => isPlain(value[name]!))) return JSON.stringify(value, order)
  return `{${order.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join()}}`
}

const isPlain = (value: Json): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value !== 'object' || value === null

/** A number too large for JavaScript is not nothing. */
const scalar = (value: string | number | boolean | null): string =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : JSON.stringify(value)

let last: { names: string[]; order: string[] } = { names: [], order: [] }

/** Records of one batch mostly have the same names in the same order, which need sorting once. */
function sorted(names: string[]): string[] {
  const { length } = last.names
  const same = names.length === length && names.every((name, at) => name === last.names[at])
  if (!same) last = { names, order: names.toSorted() }
  return last.order
}
