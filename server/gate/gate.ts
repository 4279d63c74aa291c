import { Line } from './line.ts'

/** Who wants to pass. */
export interface Guest {
  /** What they share with others who must not crowd out the rest: a network, a login, a client. */
  crowds: readonly string[]
  /** The line they wait in; the first has precedence. */
  rank?: number
}

export interface GateOptions {
  /** How many are inside at once, and how many of one crowd. */
  most: number
  mostOfCrowd?: number
  /** The longest line of each rank. */
  lines: readonly number[]
}

/** The line is full, and whoever was last of the largest crowd must come again later. */
export class Crowded extends Error {}

/** Every so often somebody goes first who has waited longest for a turn of their rank: precedence starves nobody. */
const courtesy = 4

interface Waiting {
  guest: Guest
  enter: () => void
  refuse: (reason: Error) => void
}

/** Lets a few pieces of work run at once. Others wait in fair lines of bounded length. */
export class Gate {
  readonly #most: number
  readonly #mostOfCrowd: number
  readonly #lines: { line: Line<Waiting>; servedAt: number }[]
  readonly #inside = new Map<string, number>()
  #running = 0
  #served = 0

  constructor({ most, mostOfCrowd = Number.POSITIVE_INFINITY, lines }: GateOptions) {
    this.#most = most
    this.#mostOfCrowd = mostOfCrowd
    this.#lines = lines.map((longest) => ({ line: new Line(longest), servedAt: 0 }))
  }

  async run<T>(guest: Guest, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#enter(guest, signal)
    try {
      return await work()
    } finally {
      this.#leave(guest)
    }
  }

  #enter(guest: Guest, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const { line } = this.#lines[guest.rank ?? 0]!
      const giveUp = () => {
        line.leave(waiting)
        reject(signal!.reason)
      }
      const settle = (end: () => void) => {
        signal?.removeEventListener('abort', giveUp)
        end()
      }
      const waiting: Waiting = {
        guest,
        enter: () => settle(resolve),
        refuse: (reason) => settle(() => reject(reason)),
      }
      if (this.#hasRoom && this.#mayGo(guest.crowds)) {
        this.#count(guest, 1)
        resolve()
        return
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      line.join(waiting, guest.crowds)?.refuse(new Crowded())
    })
  }

  #leave(guest: Guest): void {
    this.#count(guest, -1)
    while (this.#hasRoom) {
      const next = this.#next()
      if (!next) return
      // Counted here, so that nobody who comes meanwhile can take the place.
      this.#count(next.guest, 1)
      next.enter()
    }
  }

  #next(): Waiting | undefined {
    const waiting = this.#lines.filter(({ line }) => !line.isEmpty)
    const courteous = this.#served % courtesy === courtesy - 1
    if (courteous) waiting.sort((one, other) => one.servedAt - other.servedAt)
    for (const entry of waiting) {
      const found = entry.line.next((crowds) => this.#mayGo(crowds))
      if (!found) continue
      entry.servedAt = ++this.#served
      return found
    }
    return undefined
  }

  get #hasRoom(): boolean {
    return this.#running < this.#most
  }

  #mayGo(crowds: readonly string[]): boolean {
    return crowds.every((crowd) => (this.#inside.get(crowd) ?? 0) < this.#mostOfCrowd)
  }

  #count({ crowds }: Guest, by: 1 | -1): void {
    this.#running += by
    for (const crowd of crowds) {
      const inside = (this.#inside.get(crowd) ?? 0) + by
      if (inside === 0) this.#inside.delete(crowd)
      else this.#inside.set(crowd, inside)
    }
  }
}
