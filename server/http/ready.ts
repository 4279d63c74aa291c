import type { ServerResponse } from 'node:http'

/** Memory for answers that are ready before their readers are: of all of them, and of one client's. */
export interface AnswerRoom {
  all: number
  client: number
}

const ofQueries: AnswerRoom = { all: 64 * 2 ** 20, client: 16 * 2 ** 20 }

/** What ready answers take in memory while they are being read. */
export class Ready {
  readonly #room: AnswerRoom
  readonly #clients = new Map<number, number>()
  #all = 0

  constructor(room = ofQueries) {
    this.#room = room
  }

  /** Memory for one answer of a client. */
  of(client: number, raw: ServerResponse): Kept {
    return new Kept(this, client, raw)
  }

  /** Takes memory for a client, if there is some. Who holds nothing yet may have one answer of any size. */
  take(client: number, bytes: number): boolean {
    const held = this.#clients.get(client) ?? 0
    const { all, client: most } = this.#room
    if (this.#all + bytes > all || (held > 0 && held + bytes > most)) return false
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
