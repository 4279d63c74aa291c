import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Pace, type Tempo } from './door/pace.ts'

/** Written at once, so that a slow reader's progress shows within one large element too. */
const piece = 256 * 1024

/** Memory for answers that are ready before their readers are: of all of them, and of one client's. */
const room = { all: 64 * 2 ** 20, client: 16 * 2 ** 20 }

/** What ready answers take in memory while they are being read. */
export class Ready {
  readonly #clients = new Map<number, number>()
  #all = 0

  /** Takes memory for a client, if there is some. */
  take(client: number, bytes: number): boolean {
    const held = this.#clients.get(client) ?? 0
    if (this.#all + bytes > room.all || held + bytes > room.client) return false
    this.#all += bytes
    this.#clients.set(client, held + bytes)
    return true
  }

  giveBack(client: number, bytes: number): void {
    this.#all -= bytes
    const left = this.#clients.get(client)! - bytes
    if (left === 0) this.#clients.delete(client)
    else this.#clients.set(client, left)
  }
}

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
