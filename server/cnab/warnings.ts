import { type Message, said } from '../../catalogue/message.ts'

/** Distinct warnings, at most a hundred: a bad file has one on every line. */
export class Warnings {
  readonly #distinct = new Map<string, Message>()
  #more = 0

  add(warning: Message): void {
    const key = JSON.stringify(warning)
    if (this.#distinct.has(key)) return
    if (this.#distinct.size < most) this.#distinct.set(key, warning)
    else this.#more++
  }

  get all(): Message[] {
    const all = [...this.#distinct.values()]
    return this.#more > 0 ? [...all, said('banco.maisAvisos', { quantidade: this.#more })] : all
  }
}

const most = 100
