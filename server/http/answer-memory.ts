import type { ServerResponse } from 'node:http'

/** Memory limits in bytes for answers that wait for their readers: in total, and of one client. */
export interface AnswerLimits {
  all: number
  client: number
}

const ofQueries: AnswerLimits = { all: 64 * 2 ** 20, client: 16 * 2 ** 20 }

/** Accounts the memory of buffered answers. */
export class AnswerMemory {
  readonly #limits: AnswerLimits
  readonly #clients = new Map<number, number>()
  #all = 0

  constructor(limits = ofQueries) {
    this.#limits = limits
  }

  of(client: number, raw: ServerResponse): AnswerReservation {
    return new AnswerReservation(this, client, raw)
  }

  /** Reserves memory for a client. The client limit does not apply to its first answer. */
  take(client: number, bytes: number): boolean {
    const held = this.#clients.get(client) ?? 0
    const { all, client: most } = this.#limits
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
 * Memory of one answer. All of it is released when the response closes, because Node does not call back for
 * writes of a response that never got the connection.
 */
export class AnswerReservation {
  readonly #memory: AnswerMemory
  readonly #client: number
  #bytes = 0
  #over: boolean

  constructor(memory: AnswerMemory, client: number, raw: ServerResponse) {
    this.#memory = memory
    this.#client = client
    this.#over = raw.closed
    raw.once('close', () => {
      this.giveBack(this.#bytes)
      this.#over = true
    })
  }

  take(bytes: number): boolean {
    if (this.#over || !this.#memory.take(this.#client, bytes)) return false
    this.#bytes += bytes
    return true
  }

  giveBack(bytes: number): void {
    // A write callback may come after the close, when the memory is already released.
    if (this.#over || bytes === 0) return
    this.#bytes -= bytes
    this.#memory.giveBack(this.#client, bytes)
  }
}
