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

  /** Memory for one answer of a client. */
  of(client: number, raw: ServerResponse): Kept {
    return new Kept(this, client, raw)
  }

  /** Takes memory for a client, if there is some. Who holds nothing yet may have one answer of any size. */
  take(client: number, bytes: number): boolean {
    const held = this.#clients.get(client) ?? 0
    if (this.#all + bytes > room.all || (held > 0 && held + bytes > room.client)) return false
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
 * What one answer takes of it. All of it comes back when the response closes: of a response that never had its turn
 * on the connection, nobody says what became of the writes.
 */
export class Kept {
  readonly #ready: Ready
  readonly #client: number
  #bytes = 0
  #over: boolean

  constructor(ready: Ready, client: number, raw: ServerResponse) {
    this.#ready = ready
    this.#client = client
    this.#over = raw.closed
    raw.once('close', () => {
      this.giveBack(this.#bytes)
      this.#over = true
    })
  }

  take(bytes: number): boolean {
    if (this.#over || !this.#ready.take(this.#client, bytes)) return false
    this.#bytes += bytes
    return true
  }

  giveBack(bytes: number): void {
    // A write may be answered for after the end, when its memory is back already.
    if (this.#over || bytes === 0) return
    this.#bytes -= bytes
    this.#ready.giveBack(this.#client, bytes)
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
