/** Spreads an integer over 32 bits: neighbours come out unrelated. */
export function mix(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** Numbers that look random and are the same for the same seed and stream. */
export class Random {
  #state: number

  constructor(seed: number, stream: number) {
    this.#state = mix(mix(seed) ^ mix(stream + 0x9e3779b9))
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    return mix(this.#state)
  }

  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit)
  }

  /** A whole number between both ends, ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  /** True so many times in a hundred. */
  percent(share: number): boolean {
    return this.next() < (share / 100) * 0x1_0000_0000
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** A text of so many decimal digits, leading zeros included. */
  digits(count: number): string {
    return String(this.below(10 ** count)).padStart(count, '0')
  }
}
