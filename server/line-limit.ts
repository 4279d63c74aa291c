interface Last {
  at: number
  skipped: number
}

/**
 * Lets one log line of each key pass per interval and counts the others. The number of keys is bounded: while
 * all of them are in use, lines of further keys do not pass.
 */
export class LineLimit {
  readonly #last = new Map<string, Last>()
  readonly #interval: number
  readonly #mostKeys: number

  constructor(interval: number, mostKeys = 1_000) {
    this.#interval = interval
    this.#mostKeys = mostKeys
  }

  /** Lines of this key that were skipped since the last one that passed; undefined when this one is skipped. */
  pass(key: string, now = performance.now()): number | undefined {
    const last = this.#last.get(key)
    if (last && now - last.at < this.#interval) {
      last.skipped++
      return undefined
    }
    if (!last && this.#last.size >= this.#mostKeys) this.#forget(now)
    if (!last && this.#last.size >= this.#mostKeys) return undefined
    this.#last.set(key, { at: now, skipped: 0 })
    return last?.skipped ?? 0
  }

  #forget(now: number): void {
    for (const [key, { at }] of this.#last) if (now - at >= this.#interval) this.#last.delete(key)
  }
}
