import { FairQueue } from './fair-queue.ts'

/** Caller of `Gate.run`, as far as the limits depend on it. */
export interface Guest {
  /** Groups whose concurrency and waiting are bounded together: a network, a login, a client. */
  crowds: readonly string[]
  /** Index of the line in `GateOptions.lines`; 0, the default, has precedence. */
  rank?: number
}

export interface GateOptions {
  /** Concurrency limits: in total, and per crowd. */
  most: number
  mostOfCrowd?: number
  /** Maximum length of the line of each rank. */
  lines: readonly number[]
}

/** The line is full. The caller that had the last turn is refused and may retry later. */
export class Crowded extends Error {}

/** Every fourth turn goes to the rank that was served longest ago, so that precedence starves no rank. */
const courtesy = 4

interface Waiting {
  guest: Guest
  enter: () => void
  refuse: (reason: Error) => void
}

/** Semaphore: runs a limited number of jobs at once. The others wait in fair queues of bounded length. */
export class Gate {
  readonly #most: number
  readonly #mostOfCrowd: number
  readonly #lines: { line: FairQueue<Waiting>; servedAt: number }[]
  readonly #inside = new Map<string, number>()
  #running = 0
  #served = 0

  constructor({ most, mostOfCrowd = Number.POSITIVE_INFINITY, lines }: GateOptions) {
    this.#most = most
    this.#mostOfCrowd = mostOfCrowd
    this.#lines = lines.map((longest) => ({ line: new FairQueue(longest), servedAt: 0 }))
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
      // Counted before `enter` resolves, so that no new caller takes the slot in between.
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
