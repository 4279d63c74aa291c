import { text } from '../text/text.ts'

/** Values as Brazilians write them. Moments come in the institution's own time: their text is arranged, never converted. */

export const day = (value: string) => {
  const [year, month, date] = value.slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

export const moment = (value: string) => `${day(value)} ${value.slice(11, 16)}`

/**
 * What is counted is written as in the language around it; money stays as the institution writes it. Browsers could do it as
 * well, but before the first number take as long as for drawing all rows of a list.
 */
export function number(value: number, decimals = 0): string {
  const [thousand = '', decimal = ''] = text.marks
  const [units = '', digits = ''] = String(Number(value.toFixed(decimals))).split('.')
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, thousand)
  return digits ? grouped + decimal + digits : grouped
}

/** A number with what it counts: one of it, or several. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** Bytes as people count them. */
export function size(bytes: number): string {
  const at = bytes < 1e3 ? 0 : bytes < 1e6 ? 1 : 2
  return `${number(bytes / 1e3 ** at, 1)} ${['bytes', 'kB', 'MB'][at]}`
}

/** Decimals come as text, since they are exact. */
export function decimal(value: string | number): string {
  const [units = '', digits = ''] = String(value).split('.')
  return `${units.replace(/\B(?=(\d{3})+$)/g, '.')},${digits.padEnd(2, '0')}`
}

/** What is no money has the digits that it needs. */
export const figure = (value: string | number): string => decimal(value).replace(/,?0+$/, '')

export const truth = (value: boolean) => (value ? text.yes : text.no)

/** A CPF or a CNPJ, which may have letters; masked ones stay as they are. */
export function documento(value: string): string {
  if (/^\d{11}$/.test(value)) return value.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  if (/^[A-Z0-9]{14}$/.test(value)) return value.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
  return value
}

/** CEP and telephone numbers come as digits alone, months with their year first. */
const written: readonly (readonly [name: RegExp, as: (value: string) => string])[] = [
  [/(documento|cpf|cnpj)$/i, documento],
  [/^competencia$/i, (value) => value.replace(/^(\d{4})-(\d{2})$/, '$2/$1')],
  [/^cep$/i, (value) => value.replace(/^(\d{5})(\d{3})$/, '$1-$2')],
  [/(telefone|celular)$/i, (value) => value.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')],
]

/** A text as people write it, where the name of its field says what it is. */
export const known = (name: string, value: string): string =>
  written.find(([pattern]) => pattern.test(name))?.[1](value) ?? value

/** The beginning of a text that is too long for where it stands: its first line, and no more of it than fits. */
export function beginning(text: string, most: number): string {
  const line = text.split('\n', 1)[0]!
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}

/** The first letters of a name's first and last words. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [...new Set([words[0], words.at(-1)])].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** As it begins a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
