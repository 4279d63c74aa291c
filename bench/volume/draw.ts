/** Draws as SQL expressions: the same seed and row give the same value. */
export class Draw {
  readonly #seed: number
  readonly #key: string

  constructor(seed: number, key = 'c.numero') {
    this.#seed = seed
    this.#key = key
  }

  /** The same draws for the rows that a part adds to a contract. */
  by(key: string): Draw {
    return new Draw(this.#seed, key)
  }

  /** A whole number from 0 up to, not including, the limit. Each use has a salt of its own. */
  below(limit: number, salt: number): string {
    return `(hashint8extended(${this.#key}, ${this.#seed * 1000 + salt}) & 2147483647) % ${limit}`
  }

  /** True so many times in a hundred. */
  percent(share: number, salt: number): string {
    return `(${this.below(100, salt)} < ${share})`
  }

  pick(list: readonly string[], salt: number): string {
    return `(${textArray(list)})[1 + ${this.below(list.length, salt)}]`
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function textArray(list: readonly string[]): string {
  return quoted(`{${list.map((text) => JSON.stringify(text)).join(',')}}`).concat('::text[]')
}

/** The moment at this share of the way from the contract's inclusion to its latest change. */
export const along = (share: string) => `c.inclusao + (c.atualizacao - c.inclusao) * (${share})`
