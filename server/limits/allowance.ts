import type { Counter } from './counter.ts'

/** Milliseconds to wait before trying again; nothing when there is no need to. */
export type Wait = number | undefined

/** What this process knows of a key in the running minute. */
interface Window {
  /** Points this process took from the shared counter, and how many it used. */
  granted: number
  used: number
  /** What all processes took, as far as this one knows. */
  total: number
  ends: number
  asking: Promise<void> | undefined
}

const minute = 60_000
/** A lease is this part of the limit. */
const leases = 20
const manyKeys = 10_000
/** Beyond these the oldest are forgotten, which costs a question to the database and at most a lease. */
const mostKeys = 100_000
const sweepEvery = 1_000

/**
 * So many per key and minute, whatever number of processes shares the database.
 *
 * A process takes points from the shared counter by leases and uses them from memory. It asks for the next lease
 * while it already gives it out on credit, so that nobody waits for the database; only who comes when the credit
 * is used up too waits for the answer. One process alone keeps the limit exactly; several together may pass it by
 * one lease each.
 */
export class Allowance {
  readonly limit: number
  readonly #lease: number
  readonly #counter: Pick<Counter, 'add'>
  readonly #onTrouble: (error: unknown) => void
  readonly #windows = new Map<string, Window>()
  #swept = 0

  constructor(counter: Pick<Counter, 'add'>, limit: number, onTrouble: (error: unknown) => void) {
    this.#counter = counter
    this.limit = limit
    this.#lease = Math.max(1, Math.floor(limit / leases))
    this.#onTrouble = onTrouble
  }

  /** Uses one point of the key, or tells how long there will be none. */
  async take(key: string): Promise<Wait> {
    if (this.limit === 0) return undefined
    for (;;) {
      const window = this.#windowOf(key)
      if (window.used < window.granted) {
        window.used++
        return undefined
      }
      const lease = Math.min(this.#lease, this.limit - window.total)
      if (lease <= 0) return window.ends - Date.now()
      window.asking ??= this.#ask(key, window, lease)
      if (window.used < window.granted + lease) {
        window.used++
        return undefined
      }
      await window.asking
    }
  }

  #windowOf(key: string): Window {
    const now = Date.now()
    const known = this.#windows.get(key)
    if (known && now < known.ends) return known
    if (this.#windows.size >= manyKeys) this.#makeRoom(now)
    const fresh = { granted: 0, used: 0, total: 0, ends: now + minute, asking: undefined }
    this.#windows.set(key, fresh)
    return fresh
  }

  #makeRoom(now: number): void {
    if (this.#windows.size >= mostKeys) this.#windows.delete(this.#windows.keys().next().value!)
    // A look at all of them for each new key would cost more than the requests.
    if (now - this.#swept < sweepEvery) return
    this.#swept = now
    for (const [key, { ends }] of this.#windows) if (ends <= now) this.#windows.delete(key)
  }

  async #ask(key: string, window: Window, lease: number): Promise<void> {
    try {
      const { total, left } = await this.#counter.add(key, lease)
      window.granted += lease - Math.min(lease, Math.max(0, total - this.limit))
      window.total = total
      window.ends = Date.now() + left
    } catch (error) {
      // A limit that cannot be counted stops nobody.
      window.granted += lease
      this.#onTrouble(error)
    } finally {
      window.asking = undefined
    }
  }
}
