/** How people search: accents and case do not matter. */

const marks = /\p{M}/gu

/** A text as it is searched for. */
const plain = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase()

/** The composed letters of European languages. */
const composed = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, at) => String.fromCharCode(0xc0 + at))

const accented = Map.groupBy(composed, plain)

/** More than anybody means to search for at once. */
const mostWords = 8

/** Expressions that find a text, one for each of its words. */
export const patternsOf = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => Array.from(word, anyForm).join(''))

/** A letter in all its forms, written out: what the database takes for the same letter is its own affair. */
function anyForm(character: string): string {
  const forms = new Set([character, character.toUpperCase(), ...(accented.get(character) ?? [])])
  const single = [...forms].filter((form) => Array.from(form).length === 1)
  if (single.length > 1) return `[${single.join('')}]`
  return /[\p{L}\p{N}]/u.test(character) ? character : `\\${character}`
}
