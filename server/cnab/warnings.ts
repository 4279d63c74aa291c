/** Distinct warnings, at most a hundred: a bad file has one on every line. */
export class Warnings {
  readonly #said = new Set<string>()
  #more = 0

  add(sentence: string): void {
    if (this.#said.size < most) this.#said.add(sentence)
    else if (!this.#said.has(sentence)) this.#more++
  }

  get all(): string[] {
    return this.#more > 0 ? [...this.#said, `E mais ${this.#more} avisos.`] : [...this.#said]
  }
}

const most = 100
