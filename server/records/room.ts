import type { Field } from '../../catalogue/fields.ts'

/** Systems of fixed width pad with blanks, and numbers come with zeros in front. */
const padding = 1024
/** What a person counts as one character may be a letter with its marks, or an emoji of several parts. */
export const unitsPerCharacter = 4

/**
 * How long a text for the field may be before anybody looks at what it says, in UTF-16 units. A longer one
 * cannot be a value of the field, so that no text costs more to read than its field is large.
 */
export function roomOf({ kind, length }: Field): number {
  if (kind !== 'file') return unitsPerCharacter * length + padding
  const base64 = 4 * Math.ceil(length / 3)
  // Encoders break their lines, at 64 characters at the shortest.
  return base64 + Math.ceil(base64 / 16) + padding
}
