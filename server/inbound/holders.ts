import type { Layout } from './layout.ts'

/** Key of the row that holds each unique value, by rule. */
export class Holders {
  readonly #values: Map<string, string>[]

  constructor(layout: Layout) {
    this.#values = layout.uniques.map(() => new Map())
  }

  get(rule: number, value: string): string | undefined {
    return this.#values[rule]!.get(value)
  }

  claim(rule: number, value: string, key: string): void {
    this.#values[rule]!.set(value, key)
  }

  release(rule: number, value: string, key: string): void {
    const values = this.#values[rule]!
    if (values.get(value) === key) values.delete(value)
  }
}
