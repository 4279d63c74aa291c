/** Minimum speed of a peer: bytes per second, measured over a stretch of milliseconds. */
export interface MinimumPace {
  rate: number
  stretch: number
}

/**
 * Enforces a minimum speed on a peer. Only time spent waiting for the peer counts, not our own or the
 * database's.
 */
export class Pace {
  readonly #stretch: number
  readonly #least: number
  readonly #tooSlow: () => void
  #timer: NodeJS.Timeout | undefined
  #since = 0
  #waited = 0
  #moved = 0

  constructor({ rate, stretch }: MinimumPace, tooSlow: () => void) {
    this.#stretch = stretch
    // At rate 0, a peer that transfers nothing at all is still too slow.
    this.#least = Math.max(1, (rate * stretch) / 1000)
    this.#tooSlow = tooSlow
  }

  /** Starts waiting for the peer. */
  wait(): void {
    this.#since = Date.now()
    this.#timer = setTimeout(() => this.#judge(), this.#stretch - this.#waited)
  }

  /** Ends the wait; `bytes` were transferred. */
  moved(bytes: number): void {
    this.stop()
    this.#waited += Date.now() - this.#since
    this.#moved += bytes
    if (this.#moved >= this.#least || this.#waited >= this.#stretch) this.#turn()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #judge(): void {
    this.#waited = this.#stretch
    if (this.#turn()) this.wait()
  }

  /** A stretch ends when its time is over or as soon as enough bytes were transferred. */
  #turn(): boolean {
    const enough = this.#moved >= this.#least
    this.#waited = 0
    this.#moved = 0
    if (!enough) this.#tooSlow()
    return enough
  }
}
