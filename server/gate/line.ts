/** Somebody in a line, with a turn that was given on arrival. */
interface Place<T> {
  item: T
  crowds: readonly string[]
  turn: number
}

/**
 * A line in which crowds go by turns. Whoever joins is counted in one crowd or several, and gets the turn after the
 * last of each: who comes alone goes before the second of every crowd, however long the line is. When it is full, the
 * last turn is given up, so that a crowd pushes out its own.
 */
export class Line<T> {
  readonly #longest: number
  /** By turn, then by arrival. */
  readonly #places: Place<T>[] = []
  /** Of each crowd that waits: how many, and their last turn. Crowds that are gone leave nothing behind. */
  readonly #crowds = new Map<string, { waiting: number; last: number }>()
  #turn = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  get isEmpty(): boolean {
    return this.#places.length === 0
  }

  /** Joins the line. Returns who has to leave it for that, perhaps the one who came. */
  join(item: T, crowds: readonly string[]): T | undefined {
    const turn = Math.max(this.#turn, ...crowds.map((crowd) => (this.#crowds.get(crowd)?.last ?? -1) + 1))
    const full = this.#places.length >= this.#longest
    if (full && turn >= (this.#places.at(-1)?.turn ?? 0)) return item
    const left = full ? this.#remove(this.#places.length - 1) : undefined
    if (left) this.#shorten(left)
    const behind = this.#places.findLastIndex((place) => place.turn <= turn)
    this.#places.splice(behind + 1, 0, { item, crowds, turn })
    for (const crowd of crowds) {
      this.#crowds.set(crowd, { waiting: (this.#crowds.get(crowd)?.waiting ?? 0) + 1, last: turn })
    }
    return left?.item
  }

  /** Takes out the first whose crowds may go on. */
  next(mayGo: (crowds: readonly string[]) => boolean): T | undefined {
    const found = this.#places.findIndex(({ crowds }) => mayGo(crowds))
    if (found < 0) return undefined
    const place = this.#remove(found)
    this.#turn = Math.max(this.#turn, place.turn)
    return place.item
  }

  /** Takes out one that gave up waiting. */
  leave(item: T): void {
    const found = this.#places.findIndex((place) => place.item === item)
    if (found >= 0) this.#shorten(this.#remove(found))
  }

  #remove(index: number): Place<T> {
    const [place] = this.#places.splice(index, 1) as [Place<T>]
    for (const crowd of place.crowds) {
      const known = this.#crowds.get(crowd)!
      if (--known.waiting === 0) this.#crowds.delete(crowd)
    }
    return place
  }

  /** A turn that was not used is free for the next of the crowd. */
  #shorten({ crowds, turn }: Place<T>): void {
    for (const crowd of crowds) {
      const known = this.#crowds.get(crowd)
      if (known) known.last = Math.min(known.last, turn - 1)
    }
  }
}
