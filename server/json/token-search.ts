import { KeyMatch } from './key-match.ts'

const quote = 0x22
const backslash = 0x5c
const longestToken = 4_096

/** Class of a byte outside of strings. */
const Kind = { other: 0, space: 1, text: 2, opening: 3, closing: 4 } as const
const kinds = new Uint8Array(256).fill(Kind.space, 0, 0x21)
kinds[quote] = Kind.text
for (const byte of [0x7b, 0x5b]) kinds[byte] = Kind.opening
for (const byte of [0x7d, 0x5d]) kinds[byte] = Kind.closing

/** Position inside a member of the outermost object. */
type Position = 'key' | 'value'

/**
 * Finds the credential in a body while it arrives: the first non-empty TOKEN or token of the outermost
 * object. It does not validate JSON; the strict scanner does that once the client is known.
 */
export class TokenSearch {
  /** The credential; false if the value cannot be one; undefined until one is found. */
  found: string | false | undefined
  #depth = 0
  #position: Position = 'key'
  /** The last key was TOKEN or token. */
  #awaited = false
  #text = false
  #escaped = false
  #over = false
  readonly #key = new KeyMatch()
  /** Bytes of the credential. The search ends with the first non-empty value. */
  readonly #kept: number[] = []

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && !this.#over; ) {
      at = this.#text ? this.#passText(chunk, at) : this.#passStructure(chunk, at)
    }
  }

  /** Skips to the end of the string or of the chunk and returns that position. */
  #passText(chunk: Uint8Array, from: number): number {
    const ours = this.#depth === 1
    const wanted = ours && this.#position === 'value' && this.#awaited
    let watched = ours && this.#position === 'key' && this.#key.possible
    let escaped = this.#escaped
    let at = from
    for (; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (byte === quote && !escaped) {
        this.#escaped = false
        this.#endText(ours, wanted)
        return at + 1
      }
      escaped = byte === backslash && !escaped
      if (watched) {
        this.#key.pass(byte)
        watched = this.#key.possible
      } else if (wanted && this.#kept.length <= longestToken) this.#kept.push(byte)
    }
    this.#escaped = escaped
    return at
  }

  #endText(ours: boolean, wanted: boolean): void {
    this.#text = false
    if (ours && this.#position === 'key') this.#awaited = this.#key.whole
    else if (wanted && this.#kept.length > 0) {
      this.#find(this.#kept.length > longestToken ? false : (decoded(this.#kept) ?? false))
    }
  }

  /** Skips to the next string or the end of the chunk and returns that position. */
  #passStructure(chunk: Uint8Array, from: number): number {
    const { length } = chunk
    let at = from
    while (!this.#over) {
      // Outside of the outermost object, characters that are not structure are skipped.
      const passed = this.#depth === 1 ? Kind.space : Kind.other
      let kind: number = Kind.space
      while (at < length) {
        kind = kinds[chunk[at]!]!
        if (kind !== Kind.space && kind !== passed) break
        at++
      }
      if (at >= length) break
      const byte = chunk[at++]!
      if (kind === Kind.text) {
        this.#text = true
        this.#key.begin()
        break
      }
      if (kind === Kind.opening) this.#enter(byte)
      else if (kind === Kind.closing) this.#over = --this.#depth <= 0
      else this.#passMember(byte)
    }
    return at
  }

  #enter(byte: number): void {
    if (this.#depth === 0 && byte === 0x5b) this.#over = true
    else if (this.#depth === 1 && this.#awaited && this.#position === 'value') this.#find(false)
    this.#depth++
  }

  #passMember(byte: number): void {
    if (byte === 0x2c) {
      this.#position = 'key'
      this.#awaited = false
    } else if (byte === 0x3a) this.#position = 'value'
    else if (this.#awaited && this.#position === 'value') {
      // null counts as absent; a number or boolean is no credential.
      if (byte === 0x6e) this.#awaited = false
      else this.#find(false)
    }
  }

  #find(value: string | false): void {
    this.found = value
    this.#over = true
  }
}

function decoded(bytes: readonly number[]): string | undefined {
  const text = Buffer.from(bytes).toString()
  if (!text.includes('\\')) return text
  try {
    return JSON.parse(`"${text}"`)
  } catch {
    return undefined
  }
}
