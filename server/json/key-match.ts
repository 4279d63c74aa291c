const words = ['TOKEN', 'token'] as const
const length = words[0].length

/** State inside a key: a character, the character after a backslash, or a digit of \uXXXX. */
type Next = 'plain' | 'escape' | 'digit'

/** Compares a key with TOKEN and token as its bytes arrive, escapes included, without buffering it. */
export class KeyMatch {
  #word: string | undefined
  /** Characters that match so far; -1 once the key differs. */
  #agreed = 0
  #next: Next = 'plain'
  #code = 0
  #digits = 0

  get possible(): boolean {
    return this.#agreed >= 0
  }

  get whole(): boolean {
    return this.#agreed === length && this.#next === 'plain'
  }

  begin(): void {
    this.#agreed = 0
    this.#next = 'plain'
  }

  pass(byte: number): void {
    if (this.#next === 'plain') {
      if (byte === 0x5c) this.#next = 'escape'
      else this.#compare(byte)
    } else if (this.#next === 'digit') this.#passDigit(byte)
    // Only a \u escape can stand for a letter.
    else if (byte === 0x75) {
      this.#next = 'digit'
      this.#code = 0
      this.#digits = 0
    } else this.#agreed = -1
  }

  #passDigit(byte: number): void {
    const digit = hexDigit(byte)
    if (digit < 0) this.#agreed = -1
    this.#code = this.#code * 16 + digit
    if (++this.#digits < 4) return
    this.#next = 'plain'
    if (this.#agreed >= 0) this.#compare(this.#code)
  }

  #compare(code: number): void {
    if (this.#agreed === 0) this.#word = code === 0x54 ? words[0] : words[1]
    this.#agreed = this.#word!.charCodeAt(this.#agreed) === code ? this.#agreed + 1 : -1
  }
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
