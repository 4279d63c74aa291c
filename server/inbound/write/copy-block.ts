const blockSize = 128 * 1024
const newline = 0x0a

/** Collects lines as bytes, outside the garbage-collected heap. */
export class CopyBlock {
  readonly #full: Buffer[] = []
  #bytes = Buffer.allocUnsafeSlow(blockSize)
  #length = 0

  add(line: string): void {
    // A UTF-16 unit takes at most three bytes in UTF-8.
    const most = line.length * 3 + 1
    if (this.#length + most > this.#bytes.length) this.#next(most)
    this.#length += this.#bytes.write(line, this.#length)
    this.#bytes[this.#length++] = newline
  }

  end(): Buffer[] {
    if (this.#length > 0) this.#next(0)
    return this.#full
  }

  #next(room: number): void {
    if (this.#length > 0) this.#full.push(this.#bytes.subarray(0, this.#length))
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(blockSize, room))
    this.#length = 0
  }
}
