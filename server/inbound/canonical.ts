import { createHash } from 'node:crypto'
import type { Json } from '../json/parse.ts'
import { textOf } from '../json/parse.ts'
import { type CutBody, parsePart } from './cut.ts'

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
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`)
  return `{${members.join()}}`
}

/** A number too large for JavaScript is not nothing. */
const scalar = (value: string | number | boolean | null): string =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : JSON.stringify(value)
