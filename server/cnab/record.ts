/**
 * Record of 240 columns. Kinds of fields: N digits, right aligned, zero padded; X text, left aligned, in the
 * characters that every bank accepts; D document, digits or a CNPJ with letters; K Pix key, unchanged; B
 * blank.
 */
export type Kind = 'N' | 'X' | 'D' | 'K' | 'B'

export interface Field {
  readonly from: number
  readonly to: number
  readonly kind: Kind
  /** Default value. */
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

/** A layout with `fields` in place of those that they overlap. Uncovered columns are blank. */
export function over(base: Layout, fields: Layout): Layout {
  const covering = Object.entries(fields)
  const kept = Object.entries(base).filter(
    ([name, one]) =>
      !(name in fields) && !covering.some(([, other]) => one.from <= other.to && other.from <= one.to),
  )
  return Object.fromEntries([...kept, ...covering].sort(([, one], [, other]) => one.from - other.from))
}

/** A field with the blanks before it and its default text. */
interface Column {
  readonly name: string
  readonly field: Field
  readonly before: string
  readonly initial: string
}

/** Cached per layout: thousands of lines share a few. */
const columnsByLayout = new WeakMap<Layout, readonly Column[]>()

function columnsOf(layout: Layout): readonly Column[] {
  const known = columnsByLayout.get(layout)
  if (known) return known
  let end = 0
  const columns = Object.entries(layout).map(([name, field]) => {
    const before = ' '.repeat(field.from - 1 - end)
    end = field.to
    return { name, field, before, initial: written(name, field, field.usual ?? '') }
  })
  columnsByLayout.set(layout, columns)
  return columns
}

/** Line of a record. A value that does not fit is a bug: `check` refuses invalid input before. */
export function compose(layout: Layout, values: Values): string {
  const pieces: string[] = []
  for (const { name, field, before, initial } of columnsOf(layout)) {
    const value = values[name]
    pieces.push(before, value === undefined ? initial : written(name, field, value))
  }
  // `join` makes a flat string; concatenation would keep every piece in memory.
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

/** Reader class per layout. Fields are cut out only when accessed, because most lines need few. */
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

/** Fields of a line, unchanged. A short line is padded with blanks. */
export const parse = <L extends Layout>(layout: L, line: string): Fields<L> =>
  new (readerOf(layout))(line) as Fields<L>

const plain = /^[\x20-\x7e]*$/

/** Upper case without accents, in the characters that every bank accepts. */
export function readable(text: string): string {
  const bare = plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return bare
    .toUpperCase()
    .replaceAll('&', 'E')
    .replace(/[^A-Z0-9 .,/:()+-]/gu, ' ')
}
