/** Hashes an integer to 32 bits, so that consecutive values are unrelated. */
export function mix(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** Seeded pseudo-random numbers, by seed and stream. */
export class Random {
  #state: number

  constructor(seed: number, stream: number) {
    this.#state = mix(mix(seed) ^ mix(stream + 0x9e3779b9))
  }

  /** An integer from 0 to 2^32 - 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    return mix(this.#state)
  }

  /** An integer from 0 up to, but excluding, the limit. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit)
  }

  /** An integer between two bounds, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  /** True with this probability in percent. */
  percent(share: number): boolean {
    return this.next() < (share / 100) * 0x1_0000_0000
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** Random decimal digits, with leading zeros. */
  digits(count: number): string {
    return String(this.below(10 ** count)).padStart(count, '0')
  }
}
