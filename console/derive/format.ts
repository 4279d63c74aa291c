import { text } from '../text/text.ts'

/**
 * Brazilian formats. Timestamps arrive in the institution's time zone: they are rearranged as text, never
 * converted.
 */

export const day = (value: string) => {
  const [year, month, date] = value.slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

export const moment = (value: string) => `${day(value)} ${value.slice(11, 16)}`

/**
 * Counts use the separators of the reader's language; money does not. `Intl.NumberFormat` is avoided: its
 * first use takes as long as rendering a list.
 */
export function number(value: number, decimals = 0): string {
  const [thousand = '', decimal = ''] = text.marks
  const [units = '', digits = ''] = String(Number(value.toFixed(decimals))).split('.')
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, thousand)
  return digits ? grouped + decimal + digits : grouped
}

/** A count with its singular or plural. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

export function size(bytes: number): string {
  const at = bytes < 1e3 ? 0 : bytes < 1e6 ? 1 : 2
  return `${number(bytes / 1e3 ** at, 1)} ${['bytes', 'kB', 'MB'][at]}`
}

/** Decimals arrive as text because they are exact. */
export function decimal(value: string | number): string {
  const [units = '', digits = ''] = String(value).split('.')
  return `${units.replace(/\B(?=(\d{3})+$)/g, '.')},${digits.padEnd(2, '0')}`
}

/** A decimal that is not money, without trailing zeros. */
export const figure = (value: string | number): string => decimal(value).replace(/,?0+$/, '')

export const truth = (value: boolean) => (value ? text.yes : text.no)

/** Formats a CPF or CNPJ, which may contain letters; masked values are unchanged. */
export function documento(value: string): string {
  if (/^\d{11}$/.test(value)) return value.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  if (/^[A-Z0-9]{14}$/.test(value)) return value.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
  return value
}

/** CEP and telephone numbers arrive as digits only, months with the year first. */
const written: readonly (readonly [name: RegExp, as: (value: string) => string])[] = [
  [/(documento|cpf|cnpj)$/i, documento],
  [/^competencia$/i, (value) => value.replace(/^(\d{4})-(\d{2})$/, '$2/$1')],
  [/^cep$/i, (value) => value.replace(/^(\d{5})(\d{3})$/, '$1-$2')],
  [/(telefone|celular)\d?$/i, (value) => value.replace(/^(?:\+?55)?(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')],
]

/** Formats a text by the name of its field. */
export const known = (name: string, value: string): string =>
  written.find(([pattern]) => pattern.test(name))?.[1](value) ?? value

/** First line of a text, shortened to a maximum length. */
export function beginning(text: string, most: number): string {
  const line = text.split('\n', 1)[0]!
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}

export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [...new Set([words[0], words.at(-1)])].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** Capitalises the first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
