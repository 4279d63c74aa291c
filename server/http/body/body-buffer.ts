import { giveBack } from '../../values/memory.ts'
import type { BodyHold } from '../transport/body-memory.ts'

/**
 * A body in one buffer that is filled as blocks arrive: joining 64 MiB at the end would block the main
 * thread.
 */
export class BodyBuffer {
  readonly #hold: BodyHold
  readonly #most: number
  #bytes: Buffer = Buffer.alloc(0)
  length = 0

  constructor(hold: BodyHold, most: number) {
    this.#hold = hold
    this.#most = most
  }

  makeRoom(capacity: number): void {
    if (capacity <= this.#bytes.length) return
    this.#hold.ensure(capacity)
    const larger = Buffer.allocUnsafeSlow(capacity)
    this.#bytes.copy(larger, 0, 0, this.length)
    // Freed at once: the collector sees only a small object, and the accounting counts these bytes as free.
    giveBack(this.#bytes)
    this.#bytes = larger
  }

  add(block: Buffer): void {
    const end = this.length + block.length
    const ample = Math.min(this.#bytes.length * 2, this.#most, this.#hold.most)
    if (end > this.#bytes.length) this.makeRoom(Math.max(end, ample))
    block.copy(this.#bytes, this.length)
    this.length = end
  }

  /** Frees the buffer of a body that is discarded. */
  drop(): void {
    giveBack(this.#bytes)
  }

  whole(): Buffer {
    return this.length === this.#bytes.length ? this.#bytes : this.#bytes.subarray(0, this.length)
  }
}
