/** Distinct warnings, at most a hundred: a bad file has one on every line. */
export class Warnings {
  readonly #distinct = new Set<string>()
  #more = 0

  add(sentence: string): void {
    if (this.#distinct.size < most) this.#distinct.add(sentence)
    else if (!this.#distinct.has(sentence)) this.#more++
  }

  get all(): string[] {
    return this.#more > 0 ? [...this.#distinct, `E mais ${this.#more} avisos.`] : [...this.#distinct]
  }
}

const most = 100
