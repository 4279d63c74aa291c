/** How people search: accents and case do not matter. */

const marks = /\p{M}/gu

/** A text as it is searched for. */
const plain = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase()

/** The composed letters of European languages. */
const composed = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, at) => String.fromCharCode(0xc0 + at))

const accented = Map.groupBy(composed, plain)

/** More than anybody means to search for at once. */
const mostWords = 8

/** A word that is searched for. */
export interface Word {
  /** The expression that finds it in a text. */
  pattern: string
  /** It may be a number or a code, and no name. */
  figured: boolean
  /** Its digits, where it is nothing but a number, however people write it; else nothing. */
  digits: string
}

/** The words of a search. */
export const wordsOf = (text: string): Word[] =>
  plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => ({
      pattern: Array.from(word, anyForm).join(''),
      figured: /\d/.test(word),
      digits: /^[\d./-]+$/.test(word) ? word.replace(/\D/g, '') : '',
    }))

/** A letter in all its forms, written out: what the database takes for the same letter is its own affair. */
function anyForm(character: string): string {
  const forms = new Set([character, character.toUpperCase(), ...(accented.get(character) ?? [])])
  const single = [...forms].filter((form) => Array.from(form).length === 1)
  if (single.length > 1) return `[${single.join('')}]`
  return /[\p{L}\p{N}]/u.test(character) ? character : `\\${character}`
}
