/** Search ignores accents and case. */

const marks = /\p{M}/gu

/** Without accents and in lower case. */
export const plain = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase()

/** Accented letters of European languages. */
const composed = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, at) => String.fromCharCode(0xc0 + at))

const accented = Map.groupBy(composed, plain)

const mostWords = 8

export interface Word {
  /** The word without accents and in lower case. */
  text: string
  /** Regular expression for the database. */
  pattern: string
  /** Contains a digit, so it may be a number or code. */
  figured: boolean
  /** Digits of a number with or without punctuation; otherwise empty. */
  digits: string
}

export const wordsOf = (text: string): Word[] =>
  plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => ({
      text: word,
      pattern: Array.from(word, anyForm).join(''),
      figured: /\d/.test(word),
      digits: /^[\d./-]+$/.test(word) ? word.replace(/\D/g, '') : '',
    }))

/**
 * Character class with all accented forms, so that the result does not depend on the database's collation.
 */
function anyForm(character: string): string {
  const forms = new Set([character, character.toUpperCase(), ...(accented.get(character) ?? [])])
  const single = [...forms].filter((form) => Array.from(form).length === 1)
  if (single.length > 1) return `[${single.join('')}]`
  return /[\p{L}\p{N}]/u.test(character) ? character : `\\${character}`
}
