/**
 * A record of 240 columns as data: where each field stands and how its value is written. N: digits, right, zeros;
 * X: text, left, blanks, in the characters that every bank reads; D: a document, which is digits unless it is a CNPJ
 * with letters; K: a Pix key, as it was told; B: blank, whatever is told.
 */
export type Kind = 'N' | 'X' | 'D' | 'K' | 'B'

export interface Field {
  readonly from: number
  readonly to: number
  readonly kind: Kind
  /** What stands there when nothing else is told. */
  readonly usual?: string
}

export type Layout = Readonly<Record<string, Field>>
export type Values = Readonly<Record<string, string | number | undefined>>

export const width = 240

const field =
  (kind: Kind) =>
  (from: number, to: number, usual?: string): Field => ({
    from,
    to,
    kind,
    ...(usual !== undefined && { usual }),
  })

export const n = field('N')
export const x = field('X')
export const d = field('D')
export const k = field('K')
export const blank = field('B')

/** A layout with other fields in the place of those that they cover; what nobody covers is blank. */
export function over(base: Layout, fields: Layout): Layout {
  const covering = Object.entries(fields)
  const kept = Object.entries(base).filter(
    ([name, one]) =>
      !(name in fields) && !covering.some(([, other]) => one.from <= other.to && other.from <= one.to),
  )
  return Object.fromEntries([...kept, ...covering].sort(([, one], [, other]) => one.from - other.from))
}

/** The line of a record. What does not fit is a mistake of ours: what people may get wrong is refused before. */
export function compose(layout: Layout, values: Values): string {
  let line = ''
  for (const [name, one] of Object.entries(layout)) {
    line += ' '.repeat(one.from - 1 - line.length) + written(name, one, values[name] ?? one.usual ?? '')
  }
  return line.padEnd(width)
}

function written(name: string, { from, to, kind }: Field, value: string | number): string {
  const size = to - from + 1
  if (kind === 'B') return ' '.repeat(size)
  const text = String(value)
  if (kind === 'X') return readable(text).slice(0, size).padEnd(size)
  const allowed = kind === 'N' ? /^\d*$/ : kind === 'D' ? /^[0-9A-Z]*$/ : /^[\x20-\x7e]*$/
  if (text.length > size || !allowed.test(text)) throw new Error(`${name} does not fit in ${from}-${to}`)
  return kind === 'K' ? text.padEnd(size) : text.padStart(size, '0')
}

/** The fields of a line, as they stand; a line that ends early has blanks there. */
export function parse<L extends Layout>(layout: L, line: string): Record<keyof L, string> {
  const fields = Object.entries(layout).map(([name, { from, to }]) => [
    name,
    line.slice(from - 1, to).padEnd(to - from + 1),
  ])
  return Object.fromEntries(fields) as Record<keyof L, string>
}

/** A text in the characters that every bank reads, whatever they call their alphabet: accents fall, capitals stay. */
export function readable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('&', 'E')
    .replace(/[^A-Z0-9 .,/:()+-]/gu, ' ')
}
