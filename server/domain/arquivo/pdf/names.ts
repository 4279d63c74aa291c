import { byteOf, hexValue, isAlphanumeric, isDigit, skipSpace, standsAt } from './bytes.ts'

/**
 * Names that make a PDF run something or carry other files. A script is an action of type JavaScript or Rendition, or
 * the OnInstantiate of a 3D object; the stream of an attachment may leave out its type, its file specification (EF) cannot.
 */
const active = [
  'JavaScript',
  'Rendition',
  'OnInstantiate',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'XFA',
  'EF',
] as const

/** All that is looked for. */
const watched = [...active, 'Encrypt', 'ObjStm'] as const
type Watched = (typeof watched)[number]

const longest = Math.max(...watched.map(({ length }) => length))
/** How many spaces and comments are read behind a short name, in bytes. More of them than that count as a value. */
const farthest = 512
/** Longer than a watched name with what is read behind it. */
const overlap = 4_096

const add = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0
const byHash = new Map<number, Watched>(watched.map((name) => [[...Buffer.from(name)].reduce(add, 0), name]))

const slash = byteOf('/')
const hash = byteOf('#')

/** Bytes by which a watched name may begin. */
const begins = new Uint8Array(256)
for (const name of [...watched, '#']) begins[name.charCodeAt(0)] = 1

/** A watched name, where it ends, and whether letters of it are written as a hash and two digits. */
interface Found {
  name: Watched
  end: number
  escaped: boolean
}

/** The watched name whose slash stands at a place. */
export function nameAt(bytes: Uint8Array, at: number): Found | undefined {
  if (!begins[bytes[at + 1] ?? 0]) return undefined
  let sum = 0
  let letters = 0
  let escaped = false
  let next = at + 1
  for (; next < bytes.length; letters++) {
    let byte = bytes[next]!
    let length = 1
    if (byte === hash) {
      const high = hexValue[bytes[next + 1] ?? 0]!
      const low = hexValue[bytes[next + 2] ?? 0]!
      if (high < 16 && low < 16) {
        byte = high * 16 + low
        length = 3
        escaped = true
      }
    }
    if (!isAlphanumeric[byte]) break
    // No watched name is as long, or begins like it.
    if (letters === longest) return undefined
    sum = add(sum, byte)
    next += length
  }
  const name = byHash.get(sum)
  if (name === undefined || letters !== name.length || plain(bytes, at + 1, next) !== name) return undefined
  return { name, end: next, escaped }
}

/** A name as it is meant: a hash and two digits stand for a character. */
export const plain = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from)
    .toString('latin1')
    .replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const activeNames: ReadonlySet<string> = new Set(active)

/**
 * Whether a name makes the file active. Two of them are so short that they stand by chance in packed data: they count
 * where a value of theirs follows.
 */
export function isActive({ name, end }: Found, bytes: Uint8Array): boolean {
  if (name !== 'XFA' && name !== 'EF') return activeNames.has(name)
  const words = new Words(bytes, end)
  const value =
    name === 'XFA'
      ? words.take('[') || words.takeNumber()
      : words.take('<<')
        ? words.take('/')
        : words.takeNumber() && words.takeNumber() && words.take('R')
  return value || words.areTooFar
}

/** The next few words, with a bound on the spaces and comments between them. */
class Words {
  readonly #bytes: Uint8Array
  readonly #bound: number
  #at: number

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes
    this.#bound = Math.min(bytes.length, from + farthest)
    this.#at = from
  }

  get areTooFar(): boolean {
    return this.#at >= this.#bound && this.#bound < this.#bytes.length
  }

  take(word: string): boolean {
    this.#at = skipSpace(this.#bytes, this.#at, this.#bound)
    if (!standsAt(this.#bytes, this.#at, word)) return false
    this.#at += word.length
    return true
  }

  takeNumber(): boolean {
    this.#at = skipSpace(this.#bytes, this.#at, this.#bound)
    const begin = this.#at
    while (this.#at < this.#bound && isDigit[this.#bytes[this.#at]!]) this.#at++
    return this.#at > begin
  }
}

/** Looks for active names in bytes that come in pieces. */
export class ActiveNames {
  #rest: Buffer = Buffer.alloc(0)

  /** Whether there is one, as far as can be told without the next piece. */
  push(piece: Buffer): boolean {
    const bytes = Buffer.concat([this.#rest, piece])
    // What stands near the end is looked at together with what follows it.
    const until = Math.max(0, bytes.length - overlap)
    this.#rest = bytes.subarray(until)
    return hasActive(bytes, until)
  }

  /** Whether there is one in what is left, after the last piece. */
  atEnd(): boolean {
    return hasActive(this.#rest, this.#rest.length)
  }
}

function hasActive(bytes: Uint8Array, until: number): boolean {
  for (let at = 0; at < until; at++) {
    if (bytes[at] !== slash) continue
    const found = nameAt(bytes, at)
    if (found && isActive(found, bytes)) return true
  }
  return false
}
