import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type MinimumPace, Pace } from './transport/pace.ts'

/** Largest write in bytes, so that a slow reader's progress shows within a large element. */
const piece = 256 * 1024

/** Writes an answer and drops a reader that is too slow. Time in which the database works does not count. */
export class Sending {
  readonly #raw: ServerResponse
  readonly #pace: Pace
  #untaken = 0

  constructor(raw: ServerResponse, tempo: MinimumPace, onStall: () => void) {
    this.#raw = raw
    this.#pace = new Pace(tempo, () => {
      onStall()
      raw.destroy()
    })
    // The minimum pace replaces the socket timeout: the database may take long until the first byte.
    raw.on('timeout', () => {})
    raw.on('close', () => this.#pace.stop())
  }

  /** Writes a block. Returns whether more may follow at once. */
  write(block: Buffer, taken: () => void = () => {}): boolean {
    let more = true
    for (let at = 0; at < block.length; at += piece) {
      const part = block.length <= piece ? block : block.subarray(at, at + piece)
      more = this.#write(part, at + piece >= block.length ? taken : undefined)
    }
    return more
  }

  /** Waits until the reader has taken what was written. */
  async drained(signal: AbortSignal): Promise<void> {
    if (this.#raw.writableNeedDrain) await once(this.#raw, 'drain', { signal })
  }

  end(text: string): void {
    this.#write(Buffer.from(text))
    this.#raw.end()
  }

  #write(part: Buffer, taken?: () => void): boolean {
    if (this.#untaken === 0) this.#pace.wait()
    this.#untaken += part.length
    return this.#raw.write(part, (error) => {
      this.#untaken -= part.length
      if (error || this.#raw.destroyed) this.#pace.stop()
      else {
        this.#pace.moved(part.length)
        if (this.#untaken > 0) this.#pace.wait()
      }
      taken?.()
    })
  }
}
