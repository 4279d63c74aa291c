import { setTimeout as sleep } from 'node:timers/promises'
import { type LedgerClient, Unexpected } from '../ledger/client.ts'
import type { Batch, Ledger } from '../ledger/ledger.ts'

/** Milliseconds between retries and polls. */
const pause = 40
const longestSilence = 300_000
/** A few batches have several parts. */
const sizeOf = (next: (below: number) => number) => (next(25) === 0 ? 4_500 : 20 + next(400))

/** A client that sends batches and reads in between, through all kills. */
export class Sender {
  readonly ledger: Ledger
  /** Answers other than success or a retry. */
  readonly unexpected: string[] = []
  /** Answers older than an earlier one to this client. */
  readonly stale: string[] = []
  /** When the last completed batch was sent. */
  roundSince = 0
  reads = 0
  readonly #client: LedgerClient
  readonly #next: (below: number) => number
  #stopped = false

  constructor(client: LedgerClient, ledger: Ledger, next: (below: number) => number) {
    this.#client = client
    this.ledger = ledger
    this.#next = next
  }

  /** Ends `run` after the current round. */
  stop(): void {
    this.#stopped = true
  }

  async run(): Promise<void> {
    while (!this.#stopped) {
      const batch = this.ledger.make(sizeOf(this.#next))
      const { lote, since } = await this.#insist(async () => ({
        since: performance.now(),
        lote: await this.#client.send(batch),
      }))
      this.ledger.acknowledge(batch, lote)
      while (!(await this.#insist(() => this.#client.hasEnded(lote)))) await sleep(pause)
      this.roundSince = since
      await this.#read(batch)
    }
  }

  /** The next answer must show a completed batch. */
  async #read({ mark, changes }: Batch): Promise<void> {
    const [id, matricula] = [...changes][this.#next(changes.size)]!
    const shown = await this.#insist(() => this.#client.student(id))
    if (shown?.matricula !== matricula) this.stale.push(`${mark}: ${id} is ${shown?.matricula ?? 'absent'}`)
    if (this.#next(5) === 0) await this.#insist(() => this.#client.page(100))
    if (this.#next(20) === 0) await this.#insist(() => this.#client.whole())
    this.reads++
  }

  /** Repeats a request until it is answered. */
  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    for (const giveUp = performance.now() + longestSilence; performance.now() < giveUp; ) {
      try {
        return await ask()
      } catch (error) {
        if (error instanceof Unexpected && error.status !== 503) this.unexpected.push(error.message)
      }
      await sleep(pause)
    }
    throw new Error(`no answer for ${longestSilence / 1000} s`)
  }
}
