/** Seeded random values as SQL expressions: the same seed and row give the same value. */
export class Draw {
  readonly #seed: number
  readonly #key: string

  constructor(seed: number, key = 'c.numero') {
    this.#seed = seed
    this.#key = key
  }

  /** The same expressions for the rows of a contract's part. */
  by(key: string): Draw {
    return new Draw(this.#seed, key)
  }

  /** An integer from 0 up to, but excluding, the limit. Each use has its own salt. */
  below(limit: number, salt: number): string {
    return `(hashint8extended(${this.#key}, ${this.#seed * 1000 + salt}) & 2147483647) % ${limit}`
  }

  /** True with this probability in percent. */
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

/** The moment at this share of the time between creation and last change. */
export const along = (share: string) => `c.inclusao + (c.atualizacao - c.inclusao) * (${share})`
