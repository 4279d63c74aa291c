import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Pace, type Tempo } from './door/pace.ts'

/** Written at once, so that a slow reader's progress shows within one large element too. */
const piece = 256 * 1024

/**
 * An answer on its way to its reader. A reader who takes too little while we wait for it is given up; while the
 * database works, nobody is waited for.
 */
export class Sending {
  readonly #raw: ServerResponse
  readonly #pace: Pace
  #untaken = 0

  constructor(raw: ServerResponse, tempo: Tempo, onStall: () => void) {
    this.#raw = raw
    this.#pace = new Pace(tempo, () => {
      onStall()
      raw.destroy()
    })
    // The pace decides, not the silence: the first byte may take the database long.
    raw.on('timeout', () => {})
    raw.on('close', () => this.#pace.stop())
  }

  /** Writes a block. Tells whether more may follow at once. */
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
