import { setTimeout as sleep } from 'node:timers/promises'

const every = 10_000

/** Somebody who signs in now and then, each time with a browser that nobody knows. */
export class Person {
  readonly failures: string[] = []
  readonly #signIn: () => Promise<number>
  #stopped = false

  constructor(signIn: () => Promise<number>) {
    this.#signIn = signIn
  }

  stop(): void {
    this.#stopped = true
  }

  async run(): Promise<void> {
    for (let next = 0; !this.#stopped; await sleep(100)) {
      if (performance.now() < next) continue
      next = performance.now() + every
      const answer = await this.#signIn().catch(String)
      if (answer !== 200) this.failures.push(`sign-in: ${answer}`)
    }
  }
}
