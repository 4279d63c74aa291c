import { setTimeout as sleep } from 'node:timers/promises'
import type { Institution } from '../support/world.ts'
import { bodyOf, type Sending } from './workload.ts'

export interface Received {
  status: number
  retryAfter: string | null
  body: unknown
}

/** Sends batches in order, and again whenever no receipt came. */
export class Sender {
  readonly acknowledged: number[] = []
  /** Answers other than a receipt. */
  readonly refusals: Received[] = []
  readonly #sendings: readonly Sending[]
  readonly #clients: readonly Institution[]
  readonly #base: () => string
  #allowed = 0
  #stopped = false
  /** Number of requests without an answer. */
  unanswered = 0
  /** Batches currently being sent. */
  underWay = 0
  readonly done: Promise<unknown>

  constructor(sendings: readonly Sending[], clients: readonly Institution[], base: () => string) {
    this.#sendings = sendings
    this.#clients = clients
    this.#base = base
    this.done = Promise.all(clients.map((_, client) => this.#sendAll(client)))
  }

  /** Releases the batches before this one. */
  allow(count: number): void {
    this.#allowed = count
  }

  /** Drops the remaining batches. */
  stop(): void {
    this.#stopped = true
  }

  /** Whether every released batch has its receipt. */
  get isIdle(): boolean {
    return this.acknowledged.length === Math.min(this.#allowed, this.#sendings.length)
  }

  async #sendAll(client: number): Promise<void> {
    for (const [index, sending] of this.#sendings.entries()) {
      if (sending.client !== client) continue
      while (this.#allowed <= index && !this.#stopped) await sleep(20)
      for (let attempt = 1; !this.#stopped; attempt++) {
        // The address is unknown until the server listens.
        while (!this.#base() && !this.#stopped) await sleep(20)
        if (await this.#send(sending, `b${index}t${attempt}`)) break
        await sleep(50)
      }
    }
  }

  async #send(sending: Sending, mark: string): Promise<boolean> {
    this.underWay++
    try {
      const response = await fetch(`${this.#base()}/APIPlataformaIntegracao/${sending.operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(sending, this.#clients[sending.client]!, mark),
      })
      const body = await response.json()
      if (response.status === 200) this.acknowledged.push(Number(response.headers.get('x-lote-id')))
      else {
        this.refusals.push({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          body,
        })
      }
      return response.status === 200
    } catch {
      this.unanswered++
      return false
    } finally {
      this.underWay--
    }
  }
}
