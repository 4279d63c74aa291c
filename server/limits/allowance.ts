import type { Counter } from './counter.ts'

/** Milliseconds until the next attempt; undefined if allowed now. */
export type Wait = number | undefined

/** What this process knows about a key in the current minute. */
interface Window {
  /** Points that this process leased from the shared counter, and those it used. */
  granted: number
  used: number
  /** Points leased by all processes, as of the last answer. */
  total: number
  ends: number
  asking: Promise<void> | undefined
}

const minute = 60_000
/** A lease is this fraction of the limit. */
const leases = 20
const manyKeys = 10_000
/** Beyond this the oldest keys are dropped. That costs a query and at most one lease. */
const mostKeys = 100_000
const sweepEvery = 1_000

/**
 * Limit per key and minute, shared by all processes on the database.
 * A process leases points from the shared counter and uses them from memory. It asks for the next lease while
 * it already spends it, so that requests do not wait for the database unless that credit is used up too. One
 * process keeps the limit exactly; several together may exceed it by one lease each.
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

  /** Uses one point of the key, or returns the time until the next minute. */
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
    // A sweep for each new key would cost more than the requests.
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
      // Fails open: without the counter, requests are allowed.
      window.granted += lease
      this.#onTrouble(error)
    } finally {
      window.asking = undefined
    }
  }
}
