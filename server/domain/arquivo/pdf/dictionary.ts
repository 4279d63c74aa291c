import { byteOf, endsWord, skipSpace, standsAt } from './bytes.ts'
import { plain } from './names.ts'

/** What a dictionary says of the stream after it. */
export interface Dictionary {
  keys: ReadonlySet<string>
  /** The value of `Type`, if it is a name. */
  type: string | undefined
  /**
   * Names of the filters; undefined if one of them is not a name in the dictionary itself, or if there are
   * more than two.
   */
  filters: readonly string[] | undefined
  /** Readers could disagree on it: a key occurs twice, or there are more than `mostKeys`. */
  ambiguous: boolean
  /** Whether its end was found; the other fields are valid only then. */
  whole: boolean
  /** Position after its end, or where parsing stopped. */
  end: number
}

const deepest = 64
/** More keys than any real stream has. */
export const mostKeys = 100
const [open, close, less, greater, bracket, unbracket, slash, backslash] = [...'()<>[]/\\'].map(byteOf)

/** Reads the dictionary at a position, if there is one. */
export function dictionaryAt(bytes: Uint8Array, at: number): Dictionary | undefined {
  return standsAt(bytes, at, '<<') ? new Reading(bytes, at + 2).dictionary() : undefined
}

class Reading {
  readonly #bytes: Uint8Array
  readonly #keys = new Set<string>()
  readonly #filters: string[] = []
  /** Closing bytes of the arrays and dictionaries that are open. */
  readonly #open: number[] = []
  #at: number
  /** The key whose value comes next. */
  #key: string | undefined
  /** The key of the current or last value. */
  #about = ''
  #type: string | undefined
  #ambiguous = false
  #oddFilter = false

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  dictionary(): Dictionary {
    const whole = this.#read()
    return {
      keys: this.#keys,
      type: this.#type,
      filters: this.#oddFilter ? undefined : this.#filters,
      ambiguous: this.#ambiguous,
      whole,
      end: Math.min(this.#at, this.#bytes.length),
    }
  }

  /** Reads to the end of the dictionary. False if there is none. */
  #read(): boolean {
    const bytes = this.#bytes
    for (;;) {
      this.#at = skipSpace(bytes, this.#at)
      if (this.#at >= bytes.length) return false
      const byte = bytes[this.#at]!
      if (byte === greater && bytes[this.#at + 1] === greater) {
        this.#at += 2
        if (this.#open.length === 0) return true
        if (this.#open.pop() !== greater) return false
      } else if (!this.#word(byte)) return false
    }
  }

  /** Reads one token. False on a syntax error. */
  #word(byte: number): boolean {
    if (byte === slash) this.#name()
    else if (byte === bracket) return this.#enter(unbracket!, 1)
    else if (byte === unbracket) {
      this.#at++
      return this.#open.pop() === unbracket
    } else if (byte === less && this.#bytes[this.#at + 1] === less) return this.#enter(greater!, 2)
    else {
      this.#value()
      if (byte === less) this.#at = after(this.#bytes, this.#at, greater!)
      else if (byte === open) this.#string()
      else if (endsWord[byte]) return false
      else while (this.#at < this.#bytes.length && !endsWord[this.#bytes[this.#at]!]) this.#at++
    }
    return true
  }

  #enter(closing: number, length: number): boolean {
    // Only an array directly in the dictionary is read, because it may list the filters.
    if (this.#open.length === 0 && closing === unbracket) this.#begin()
    else this.#value()
    this.#at += length
    return this.#open.push(closing) <= deepest
  }

  #name(): void {
    const begin = ++this.#at
    while (this.#at < this.#bytes.length && !endsWord[this.#bytes[this.#at]!]) this.#at++
    const read = () => plain(this.#bytes, begin, this.#at)
    if (this.#open.length > 0 || this.#key !== undefined) this.#value(read)
    else this.#key = this.#keys.size < mostKeys ? this.#noteKey(read()) : this.#crowd()
  }

  #noteKey(name: string): string {
    if (this.#keys.has(name)) this.#ambiguous = true
    this.#keys.add(name)
    return name
  }

  /** Keys beyond the limit are no longer distinguished. */
  #crowd(): string {
    this.#ambiguous = true
    return ''
  }

  /** A value begins: it belongs to the last key. */
  #begin(): void {
    if (this.#key === undefined) return
    this.#about = this.#key
    this.#key = undefined
  }

  /** Notes a value; `name` is given if it is a name. Only values of `Type` and `Filter` matter. */
  #value(name?: () => string): void {
    if (this.#open.length === 0) this.#begin()
    if (this.#about === 'Type' && this.#open.length === 0) this.#type = name?.()
    if (this.#about !== 'Filter') return
    if (name === undefined || this.#open.length > 1 || this.#filters.length > 1) this.#oddFilter = true
    else this.#filters.push(name())
  }

  /** Skips a string in parentheses, which may nest. */
  #string(): void {
    let depth = 0
    for (; this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at]
      if (byte === backslash) this.#at++
      else if (byte === open) depth++
      else if (byte === close && --depth === 0) {
        this.#at++
        return
      }
    }
  }
}

/** Position after the next such byte. */
function after(bytes: Uint8Array, from: number, byte: number): number {
  const found = bytes.indexOf(byte, from)
  return found < 0 ? bytes.length : found + 1
}
