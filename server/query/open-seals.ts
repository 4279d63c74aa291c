import type { Sealer } from '../store/sealing.ts'
import { sealMark } from './render-sql.ts'

const newline = 0x0a
const blockSize = 64 * 1024

/**
 * Turns the lines of a copy into the inside of a JSON array: counts the elements, drops the first comma, and
 * puts the opened text where an encrypted value stands.
 */
export class ElementBlocks {
  readonly #sealer: Sealer
  #held: Buffer[] = []
  #heldBytes = 0
  #started = false
  elements = 0

  constructor(sealer: Sealer) {
    this.#sealer = sealer
  }

  /** Takes bytes as they come; returns a block when there is enough to send. */
  push(bytes: Buffer): Buffer | undefined {
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
    return this.#heldBytes >= blockSize ? this.flush(false) : undefined
  }

  flush(last = true): Buffer | undefined {
    let block = this.#held.length === 1 ? this.#held[0]! : Buffer.concat(this.#held, this.#heldBytes)
    this.#held = []
    this.#heldBytes = 0
    if (!last) {
      // Whole lines only, so that no encrypted value is cut in two.
      const end = block.lastIndexOf(newline) + 1
      if (end < block.length) {
        this.#held = [block.subarray(end)]
        this.#heldBytes = block.length - end
        block = block.subarray(0, end)
      }
    }
    if (block.length === 0) return undefined
    for (let at = block.indexOf(newline); at !== -1; at = block.indexOf(newline, at + 1)) this.elements++
    const opened = this.#open(block)
    if (this.#started) return opened
    this.#started = true
    return opened.subarray(1)
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
