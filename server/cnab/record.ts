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

/** A field where it is written: what of the line is blank before it, and what stands there when nothing is told. */
interface Placed {
  readonly name: string
  readonly field: Field
  readonly before: string
  readonly untold: string
}

/** Thousands of lines are of few layouts: each is looked at once. */
const placed = new WeakMap<Layout, readonly Placed[]>()

function placesOf(layout: Layout): readonly Placed[] {
  const known = placed.get(layout)
  if (known) return known
  let end = 0
  const places = Object.entries(layout).map(([name, field]) => {
    const before = ' '.repeat(field.from - 1 - end)
    end = field.to
    return { name, field, before, untold: written(name, field, field.usual ?? '') }
  })
  placed.set(layout, places)
  return places
}

/** The line of a record. What does not fit is a mistake of ours: what people may get wrong is refused before. */
export function compose(layout: Layout, values: Values): string {
  const pieces: string[] = []
  for (const { name, field, before, untold } of placesOf(layout)) {
    const value = values[name]
    pieces.push(before, value === undefined ? untold : written(name, field, value))
  }
  // Joined and not added: a sum keeps every piece that it was made of.
  return pieces.join('').padEnd(width)
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

type Fields<L extends Layout> = Readonly<Record<keyof L, string>>

/** By layout, what cuts a field out of a line when it is asked for: of most lines few are. */
const readers = new WeakMap<Layout, new (line: string) => object>()

function readerOf(layout: Layout): new (line: string) => object {
  const known = readers.get(layout)
  if (known) return known
  class Reading {
    readonly #line: string
    constructor(line: string) {
      this.#line = line
    }
    static {
      for (const [name, { from, to }] of Object.entries(layout)) {
        Object.defineProperty(Reading.prototype, name, {
          get(this: Reading) {
            return this.#line.slice(from - 1, to).padEnd(to - from + 1)
          },
        })
      }
    }
  }
  readers.set(layout, Reading)
  return Reading
}

/** The fields of a line, as they stand; a line that ends early has blanks there. */
export const parse = <L extends Layout>(layout: L, line: string): Fields<L> =>
  new (readerOf(layout))(line) as Fields<L>

const plain = /^[\x20-\x7e]*$/

/** A text in the characters that every bank reads, whatever they call their alphabet: accents fall, capitals stay. */
export function readable(text: string): string {
  const bare = plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return bare
    .toUpperCase()
    .replaceAll('&', 'E')
    .replace(/[^A-Z0-9 .,/:()+-]/gu, ' ')
}
