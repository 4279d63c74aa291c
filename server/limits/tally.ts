import type { Wait } from './allowance.ts'
import type { Counter } from './counter.ts'

const manyKeys = 10_000

/**
 * Exact count across processes for rare events: each one is written to the database until the limit is
 * reached. From then on this process refuses from memory.
 */
export class Tally {
  readonly limit: number
  readonly #counter: Pick<Counter, 'add'>
  readonly #onTrouble: (error: unknown) => void
  /** Keys at their limit, with the time at which they open again. */
  readonly #closed = new Map<string, number>()

  constructor(counter: Pick<Counter, 'add'>, limit: number, onTrouble: (error: unknown) => void) {
    this.#counter = counter
    this.limit = limit
    this.#onTrouble = onTrouble
  }

  /** Counts one event. Returns the time to wait if it exceeds the limit. */
  async count(key: string): Promise<Wait> {
    if (this.limit === 0) return undefined
    const wait = this.waitOf(key)
    if (wait !== undefined) return wait
    try {
      const { total, left } = await this.#counter.add(key, 1)
      if (total >= this.limit) this.#close(key, Date.now() + left)
      return total > this.limit ? left : undefined
    } catch (error) {
      // Fails open: without the counter, requests are allowed.
      this.#onTrouble(error)
      return undefined
    }
  }

  /** The remaining wait, from memory only. */
  waitOf(key: string): Wait {
    const opens = this.#closed.get(key)
    if (opens === undefined) return undefined
    const wait = opens - Date.now()
    if (wait > 0) return wait
    this.#closed.delete(key)
    return undefined
  }

  #close(key: string, opens: number): void {
    // Drops the oldest key, which costs a query; the count is in the database.
    if (this.#closed.size >= manyKeys) this.#closed.delete(this.#closed.keys().next().value!)
    this.#closed.set(key, opens)
  }
}
