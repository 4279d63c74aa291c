import type { Field } from '../../../catalogue/fields.ts'
import type { InputShape } from '../../../catalogue/operation.ts'

/** Enough for any declared body without lists. */
export const shortObject = 64 * 1024
/** Upper bound whatever the declaration says: the main thread parses the body in one go. */
export const longestObject = 16 * 2 ** 20

/** Some systems escape every character as \uXXXX. */
const bytesPerCharacter = 6
/** Quotes, colon, comma and a few blanks. */
const punctuation = 12

/** Largest body of a declared input: every list at its declared length. */
export function roomForBody(input: InputShape): number {
  return Math.min(longestObject, Math.max(shortObject, sizeOf(input)))
}

const sizeOf = (shape: InputShape): number =>
  Object.entries(shape).reduce(
    (sum, [name, part]) =>
      sum + name.length + punctuation + ('fields' in part ? sizeOf(part.fields) : valueSize(part)),
    punctuation,
  )

const valueSize = ({ items, most = 1, length }: Field): number =>
  most * (items ? sizeOf(items) : length * bytesPerCharacter + punctuation)
