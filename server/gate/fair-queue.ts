interface Entry<T> {
  item: T
  crowds: readonly string[]
  turn: number
}

/**
 * Queue in which crowds take turns. An item that belongs to several crowds gets the turn after the last one
 * of each, so that a single item of a new crowd is served before the second item of any other crowd. When the
 * queue is full, the item with the last turn is dropped: the largest crowd loses its own items.
 */
export class FairQueue<T> {
  readonly #longest: number
  /** Sorted by turn, then by arrival. */
  readonly #entries: Entry<T>[] = []
  /** Waiting items and last turn of each crowd. Entries without waiting items are deleted. */
  readonly #crowds = new Map<string, { waiting: number; last: number }>()
  #turn = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  /** Adds an item. Returns the item that was dropped because the queue is full, which may be the new one. */
  join(item: T, crowds: readonly string[]): T | undefined {
    const turn = Math.max(this.#turn, ...crowds.map((crowd) => (this.#crowds.get(crowd)?.last ?? -1) + 1))
    const full = this.#entries.length >= this.#longest
    if (full && turn >= (this.#entries.at(-1)?.turn ?? 0)) return item
    const left = full ? this.#remove(this.#entries.length - 1) : undefined
    if (left) this.#shorten(left)
    const behind = this.#entries.findLastIndex((entry) => entry.turn <= turn)
    this.#entries.splice(behind + 1, 0, { item, crowds, turn })
    for (const crowd of crowds) {
      this.#crowds.set(crowd, { waiting: (this.#crowds.get(crowd)?.waiting ?? 0) + 1, last: turn })
    }
    return left?.item
  }

  /** Removes and returns the first item whose crowds pass `mayGo`. */
  next(mayGo: (crowds: readonly string[]) => boolean): T | undefined {
    const found = this.#entries.findIndex(({ crowds }) => mayGo(crowds))
    if (found < 0) return undefined
    const entry = this.#remove(found)
    this.#turn = Math.max(this.#turn, entry.turn)
    return entry.item
  }

  /** Removes an item that was aborted. */
  leave(item: T): void {
    const found = this.#entries.findIndex((entry) => entry.item === item)
    if (found >= 0) this.#shorten(this.#remove(found))
  }

  #remove(index: number): Entry<T> {
    const [entry] = this.#entries.splice(index, 1) as [Entry<T>]
    for (const crowd of entry.crowds) {
      const known = this.#crowds.get(crowd)!
      if (--known.waiting === 0) this.#crowds.delete(crowd)
    }
    return entry
  }

  /** Frees a turn that was not used for the next item of the same crowds. */
  #shorten({ crowds, turn }: Entry<T>): void {
    for (const crowd of crowds) {
      const known = this.#crowds.get(crowd)
      if (known) known.last = Math.min(known.last, turn - 1)
    }
  }
}
