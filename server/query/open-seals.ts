import type { Sealer } from '../store/sealing.ts'
import { sealMark } from './render-sql.ts'

const newline = 0x0a
const comma = 0x2c
const blockSize = 64 * 1024

/**
 * Turns the lines of a copy into the inside of a JSON array: counts the elements, puts commas between them,
 * and puts the opened text where an encrypted value stands.
 */
export class ElementBlocks {
  readonly #sealer: Sealer
  #held: Buffer[] = []
  #heldBytes = 0
  elements = 0

  constructor(sealer: Sealer) {
    this.#sealer = sealer
  }

  /** Takes bytes as they come; returns a block when there is enough to send. */
  push(bytes: Buffer): Buffer | undefined {
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
    return this.#heldBytes >= blockSize ? this.#cut() : undefined
  }

  /** What is left once no more bytes come. */
  end(): Buffer | undefined {
    return this.#cut()
  }

  /** The whole lines held. The comma after the last one waits: only another element needs it. */
  #cut(): Buffer | undefined {
    const all = Buffer.concat(this.#held, this.#heldBytes)
    const end = all.lastIndexOf(newline) + 1
    if (end === 0) {
      this.#hold(all)
      return undefined
    }
    const block = all.subarray(0, end)
    for (let at = block.indexOf(newline); at !== -1; at = block.indexOf(newline, at + 1)) {
      block[at] = comma
      this.elements++
    }
    this.#hold(all.subarray(end - 1))
    return this.#open(block.subarray(0, -1))
  }

  #hold(bytes: Buffer): void {
    this.#held = [bytes]
    this.#heldBytes = bytes.length
  }

  #open(block: Buffer): Buffer {
    let mark = block.indexOf(sealMark)
    if (mark === -1) return block
    const pieces: Buffer[] = []
    let at = 0
    while (mark !== -1) {
      const end = block.indexOf(sealMark, mark + 1)
      pieces.push(block.subarray(at, mark))
      pieces.push(this.#sealer.open(Buffer.from(block.toString('latin1', mark + 1, end), 'base64')))
      at = end + 1
      mark = block.indexOf(sealMark, at)
    }
    pieces.push(block.subarray(at))
    return Buffer.concat(pieces)
  }
}
