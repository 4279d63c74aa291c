import { setTimeout as sleep } from 'node:timers/promises'

const every = 10_000

/** An honest user who signs in at intervals from an unknown browser and opens a document. */
export class Person {
  readonly failures: string[] = []
  readonly #acts: Readonly<Record<string, () => Promise<number>>>
  #stopped = false

  /** Requests by name; each must answer 200. */
  constructor(acts: Readonly<Record<string, () => Promise<number>>>) {
    this.#acts = acts
  }

  stop(): void {
    this.#stopped = true
  }

  async run(): Promise<void> {
    for (let next = 0; !this.#stopped; await sleep(100)) {
      if (performance.now() < next) continue
      next = performance.now() + every
      for (const [name, act] of Object.entries(this.#acts)) {
        const answer = await act().catch(String)
        if (answer !== 200) this.failures.push(`${name}: ${answer}`)
      }
    }
  }
}
