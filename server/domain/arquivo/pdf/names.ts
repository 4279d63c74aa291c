import { byteOf, hexValue, isAlphanumeric, isDigit, skipSpace, standsAt } from './bytes.ts'

/**
 * Names that make a PDF run something or carry other files. A script is an action of type JavaScript or
 * Rendition, or the OnInstantiate of a 3D object; the stream of an attachment may omit its type, but its file
 * specification (EF) cannot.
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

const watched = [...active, 'Encrypt', 'ObjStm'] as const
type Watched = (typeof watched)[number]

const longest = Math.max(...watched.map(({ length }) => length))
/**
 * Maximum bytes of white space and comments read after a short name. If there are more, the name counts as
 * active.
 */
const farthest = 512
/** More bytes than a watched name and what is read after it. */
const overlap = 4_096

const add = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0
const byHash = new Map<number, Watched>(watched.map((name) => [[...Buffer.from(name)].reduce(add, 0), name]))

const slash = byteOf('/')
const hash = byteOf('#')

/** First bytes of watched names. */
const begins = new Uint8Array(256)
for (const name of [...watched, '#']) begins[name.charCodeAt(0)] = 1

/** A watched name, its end, and whether it contains `#xx` escapes. */
interface Found {
  name: Watched
  end: number
  escaped: boolean
}

/** The watched name whose slash is at a position. */
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
    // Longer than every watched name.
    if (letters === longest) return undefined
    sum = add(sum, byte)
    next += length
  }
  const name = byHash.get(sum)
  if (name === undefined || letters !== name.length || plain(bytes, at + 1, next) !== name) return undefined
  return { name, end: next, escaped }
}

/** A name with its `#xx` escapes decoded. */
export const plain = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from)
    .toString('latin1')
    .replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const activeNames: ReadonlySet<string> = new Set(active)

/**
 * Whether a name makes the file active. XFA and EF are so short that they occur by chance in compressed data,
 * so they count only if a value of theirs follows.
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

/** Reads the next tokens, with a limit on white space and comments between them. */
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

/** Finds active names in bytes that arrive in pieces. */
export class ActiveNames {
  #rest: Buffer = Buffer.alloc(0)

  /** Whether an active name begins before the last bytes, which are scanned with the next piece. */
  push(piece: Buffer): boolean {
    const bytes = Buffer.concat([this.#rest, piece])
    // The last bytes are scanned together with the next piece.
    const until = Math.max(0, bytes.length - overlap)
    this.#rest = bytes.subarray(until)
    return hasActive(bytes, until)
  }

  /** Whether the remaining bytes have one, after the last piece. */
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
