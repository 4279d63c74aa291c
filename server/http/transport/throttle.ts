import { setTimeout as sleep } from 'node:timers/promises'

/** Waits shorter than this, in milliseconds, are skipped. */
const negligible = 20

/**
 * Throttles a group of senders to a shared byte rate, first come first served. A sender that is delayed is
 * slowed down by TCP backpressure.
 */
export class Throttle {
  readonly #rate: number
  /** When the bytes taken so far have passed. */
  #free = 0

  constructor(rate: number) {
    this.#rate = rate
  }

  /** Takes bytes and returns how many milliseconds to wait. */
  take(bytes: number, now = performance.now()): number {
    const begin = Math.max(now, this.#free)
    this.#free = begin + (bytes / this.#rate) * 1000
    const wait = this.#free - now
    return wait > negligible ? wait : 0
  }

  /** Waits until the bytes may pass. */
  async pass(bytes: number): Promise<void> {
    const wait = this.take(bytes)
    if (wait > 0) await sleep(wait)
  }
}
