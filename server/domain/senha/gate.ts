import { Refusal } from '../../refusal.ts'

/** Lets a few pieces of work run at once and a bounded number wait; more are refused for now. */
export class Gate {
  readonly #most: number
  readonly #longestLine: number
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(most: number, longestLine: number) {
    this.#most = most
    this.#longestLine = longestLine
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) {
      if (this.#line.length >= this.#longestLine) throw new Refusal('INDISPONIVEL')
      // Whoever leaves hands the place over, so nobody who comes meanwhile can take it.
      await new Promise<void>((enter) => this.#line.push(enter))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
