import type { Wait } from './allowance.ts'
import type { Counter } from './counter.ts'

const manyKeys = 10_000

/**
 * Counts what should be rare, exactly and across processes: each count goes to the database, until the limit is
 * reached. From then on this process knows by itself how long the key stays closed.
 */
export class Tally {
  readonly limit: number
  readonly #counter: Pick<Counter, 'add'>
  readonly #onTrouble: (error: unknown) => void
  /** Keys at their limit, with the moment they open again. */
  readonly #closed = new Map<string, number>()

  constructor(counter: Pick<Counter, 'add'>, limit: number, onTrouble: (error: unknown) => void) {
    this.#counter = counter
    this.limit = limit
    this.#onTrouble = onTrouble
  }

  /** Counts one more, and tells how long to wait when it is one too many. */
  async count(key: string): Promise<Wait> {
    if (this.limit === 0) return undefined
    const wait = this.waitOf(key)
    if (wait !== undefined) return wait
    try {
      const { total, left } = await this.#counter.add(key, 1)
      if (total >= this.limit) this.#close(key, Date.now() + left)
      return total > this.limit ? left : undefined
    } catch (error) {
      // A limit that cannot be counted stops nobody.
      this.#onTrouble(error)
      return undefined
    }
  }

  /** What this process knows of the key without asking anybody. */
  waitOf(key: string): Wait {
    const opens = this.#closed.get(key)
    if (opens === undefined) return undefined
    const wait = opens - Date.now()
    if (wait > 0) return wait
    this.#closed.delete(key)
    return undefined
  }

  #close(key: string, opens: number): void {
    // The oldest go first. Forgetting one costs a question to the database, not the count.
    if (this.#closed.size >= manyKeys) this.#closed.delete(this.#closed.keys().next().value!)
    this.#closed.set(key, opens)
  }
}
