/** Search of the palette among pages, actions and help, without requests. */

import { folded } from './rank.ts'

interface Named {
  label: string
  section: string
  /** Other words by which it is found. */
  words?: string | undefined
}

/** Letters that a noun shares with its verb, as "rescisão" with "rescindir". */
const stem = 5

/** How well a row fits: its name begins with the input, contains its first word or a kin of it, or another text does. */
function rankOf({ label }: Named, words: readonly string[]): number {
  const name = folded(label)
  const [first = ''] = words
  if (name.startsWith(words.join(' '))) return 0
  if (name.startsWith(first)) return 1
  if (name.includes(first)) return 2
  return first.length > stem && name.startsWith(first.slice(0, stem)) ? 3 : 4
}

/** Rows that contain all words in their names, or as beginnings of their other words; the best come first. */
export function matching<T extends Named>(rows: readonly T[], asked: string): T[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  const fits = ({ label, section, words: others = '' }: T) => {
    const name = folded(`${label} ${section}`)
    const known = folded(others).split(' ')
    return words.every((word) => name.includes(word) || known.some((one) => one.startsWith(word)))
  }
  return rows.filter(fits).toSorted((one, other) => rankOf(one, words) - rankOf(other, words))
}

const documents = [
  /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
  /^[\da-z]{2}\.?[\da-z]{3}\.?[\da-z]{3}\/?[\da-z]{4}-?\d{2}$/i,
]

/** The input of a search; a CPF or CNPJ loses its punctuation, as records are stored. */
export const searchFor = (asked: string): string =>
  documents.some((form) => form.test(asked)) && /\d/.test(asked)
    ? asked.replaceAll(/[./-]/g, '').toUpperCase()
    : asked

/** The number of a record, if the input is one. The digits of a CPF or CNPJ are not. */
export const numberIn = (asked: string): number | undefined =>
  /^\d{1,10}$/.test(asked) && Number(asked) > 0 ? Number(asked) : undefined

/**
 * A number with what people call its record in front, as "contrato 45" or "termo nº 45-2". `words` are those for
 * the nouns; the answer has the nouns that are meant, and the number as typed.
 */
export function namedNumber(
  asked: string,
  words: Readonly<Record<string, string>>,
): { nouns: readonly string[]; number: string } | undefined {
  const [, word = '', number] = /^(\p{L}[\p{L}-]+)\s+(?:n[.ºo°]*\s*)?(\d[\d./-]*)$/iu.exec(asked) ?? []
  if (!number) return undefined
  const wanted = folded(word)
  const nouns = Object.keys(words).filter((noun) =>
    folded(words[noun]!)
      .split(/\s+/)
      .some((one) => one === wanted || one === `${wanted}s` || one === `${wanted}es`),
  )
  return nouns.length > 0 ? { nouns, number } : undefined
}

/** Whether the input is long enough to search records: two letters, or the digit of a number. */
export const isEnough = (asked: string): boolean => asked.length > 1 || numberIn(asked) !== undefined

/** Next position in a list that wraps around. */
export const stepped = (at: number, by: number, many: number): number =>
  many === 0 ? 0 : (at + by + many) % many
