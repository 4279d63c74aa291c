import type { Field } from '../../catalogue/fields.ts'

/** Allows for fixed-width padding and leading zeros. */
const padding = 1024
/** A letter with combining marks, or an emoji, counts as one character. */
export const unitsPerCharacter = 4

/**
 * Maximum length of a raw text in UTF-16 units. A longer one cannot be a value of the field, so the cost to
 * read a text is bounded by its field.
 */
export function rawLengthLimit({ kind, length }: Field): number {
  if (kind !== 'file') return unitsPerCharacter * length + padding
  const base64 = 4 * Math.ceil(length / 3)
  // Encoders break lines at 64 characters or more.
  return base64 + Math.ceil(base64 / 16) + padding
}
