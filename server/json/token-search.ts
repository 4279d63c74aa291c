const quote = 0x22
const longestKey = 64
const longestToken = 4_096

/** A member of the outermost object: its key comes, or its value. */
type Place = 'key' | 'value'

/**
 * Looks for the credential in a body while it arrives: the first TOKEN or token of the outermost object that is not
 * empty. It passes over everything else byte by byte, keeps nothing of it and judges nothing: whether the text is
 * JSON is for the strict scanner to say, once it is known whose text it is.
 */
export class TokenSearch {
  /** The credential; false where something stands that cannot be one; undefined while none was met. */
  found: string | false | undefined
  #depth = 0
  #place: Place = 'key'
  /** The key met last stands before a credential. */
  #awaited = false
  #text = false
  #escaped = false
  #over = false
  /** Bytes of the text being passed, where it matters what it says. */
  #kept: number[] | undefined

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && !this.#over; at++) {
      const byte = chunk[at]!
      if (this.#text) this.#passText(byte)
      else this.#passStructure(byte)
    }
  }

  #passText(byte: number): void {
    if (byte === quote && !this.#escaped) {
      this.#text = false
      if (this.#kept) this.#endText(this.#kept)
      return
    }
    this.#escaped = byte === 0x5c && !this.#escaped
    if (this.#kept && this.#kept.length <= longestToken) this.#kept.push(byte)
  }

  #endText(bytes: readonly number[]): void {
    this.#kept = undefined
    if (this.#place === 'key') {
      const key = bytes.length > longestKey ? undefined : decoded(bytes)
      this.#awaited = key === 'TOKEN' || key === 'token'
    } else {
      const value = bytes.length > longestToken ? false : (decoded(bytes) ?? false)
      if (value !== '') this.#find(value)
    }
  }

  #passStructure(byte: number): void {
    if (byte === quote) {
      this.#text = true
      this.#kept = this.#depth === 1 && (this.#place === 'key' || this.#awaited) ? [] : undefined
    } else if (byte === 0x7b || byte === 0x5b) this.#enter(byte)
    else if (byte === 0x7d || byte === 0x5d) this.#over = --this.#depth <= 0
    else if (this.#depth === 1) this.#passMember(byte)
  }

  #enter(byte: number): void {
    if (this.#depth === 0 && byte === 0x5b) this.#over = true
    else if (this.#depth === 1 && this.#awaited && this.#place === 'value') this.#find(false)
    this.#depth++
  }

  #passMember(byte: number): void {
    if (byte === 0x2c) {
      this.#place = 'key'
      this.#awaited = false
    } else if (byte === 0x3a) this.#place = 'value'
    else if (this.#awaited && this.#place === 'value' && byte > 0x20) {
      // null is as good as nothing; a number or a truth value is no credential.
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
