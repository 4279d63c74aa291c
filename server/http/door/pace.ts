/** How fast the other side must be: bytes a second, over so many milliseconds of waiting for it. */
export interface Tempo {
  rate: number
  stretch: number
}

/**
 * Watches how long we wait for the other side of a connection, and how much moves meanwhile. Only time spent
 * waiting counts: what the database or we ourselves take is never held against a caller.
 */
export class Pace {
  readonly #stretch: number
  readonly #least: number
  readonly #tooSlow: () => void
  #timer: NodeJS.Timeout | undefined
  #since = 0
  #waited = 0
  #moved = 0

  constructor({ rate, stretch }: Tempo, tooSlow: () => void) {
    this.#stretch = stretch
    // Whoever moves nothing at all is too slow at any rate.
    this.#least = Math.max(1, (rate * stretch) / 1000)
    this.#tooSlow = tooSlow
  }

  /** From here on the other side is waited for. */
  wait(): void {
    this.#since = Date.now()
    this.#timer = setTimeout(() => this.#judge(), this.#stretch - this.#waited)
  }

  /** So many bytes moved, and the wait is over. */
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

  /** A stretch is over when its time is, or as soon as enough has moved in it. */
  #turn(): boolean {
    const enough = this.#moved >= this.#least
    this.#waited = 0
    this.#moved = 0
    if (!enough) this.#tooSlow()
    return enough
  }
}
