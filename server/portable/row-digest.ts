import { createHash, type Hash, hash } from 'node:crypto'

const lineEnd = 0x0a

/**
 * Count and digest of the rows of a table in COPY's text format, where a line is a row. The digest is the
 * sum of the hashes of the lines, so that it does not depend on their order, which a database does not keep.
 */
export class RowDigest {
  rows = 0
  readonly #sums = new Uint32Array(8)
  /** Hash of a line that continues in the next chunk. */
  #open: Hash | undefined

  update(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      const piece = chunk.subarray(start, end)
      this.#add(this.#open ? this.#open.update(piece).digest() : hash('sha256', piece, 'buffer'))
      this.#open = undefined
      start = end + 1
    }
    if (start === chunk.length) return
    this.#open ??= createHash('sha256')
    this.#open.update(chunk.subarray(start))
  }

  digest(): string {
    return Buffer.from(this.#sums.buffer).toString('hex')
  }

  #add(line: Buffer): void {
    this.rows++
    // The array wraps at 32 bits.
    for (let at = 0; at < 8; at++) this.#sums[at]! += line.readUInt32LE(at * 4)
  }
}
