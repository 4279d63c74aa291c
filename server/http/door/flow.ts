import { setTimeout as sleep } from 'node:timers/promises'

/** Shorter waits than this are not worth a timer. */
const negligible = 20

/**
 * So many bytes a second for everybody who shares it, in the order in which they ask. Whoever is ahead of the rate
 * waits, and the network makes their sender wait.
 */
export class Flow {
  readonly #rate: number
  /** When what was taken so far has passed. */
  #free = 0

  constructor(rate: number) {
    this.#rate = rate
  }

  /** Milliseconds to wait after so many bytes more. */
  take(bytes: number, now = performance.now()): number {
    const begin = Math.max(now, this.#free)
    this.#free = begin + (bytes / this.#rate) * 1000
    const wait = this.#free - now
    return wait > negligible ? wait : 0
  }

  /** Ends when the bytes have passed. */
  async pass(bytes: number): Promise<void> {
    const wait = this.take(bytes)
    if (wait > 0) await sleep(wait)
  }
}
