import { setTimeout as sleep } from 'node:timers/promises'
import type { LedgerClient } from '../ledger/client.ts'
import type { Batch, Ledger } from '../ledger/ledger.ts'
import { withMissed } from './coordinated-omission.ts'

export const requestKinds = ['receipt', 'outcome', 'page', 'whole'] as const
export type RequestKind = (typeof requestKinds)[number]

export interface Sample {
  kind: RequestKind
  ms: number
}

const batchEvery = 2_000
const batchSize = 20
const queryEvery = 500
const pageSize = 10
/** One of this many queries is unpaged. */
const wholeEvery = 10
const pollEvery = 250
const mostTries = 200
const intervals: Record<RequestKind, number> = {
  receipt: batchEvery,
  outcome: pollEvery,
  page: queryEvery,
  whole: queryEvery,
}
/** A batch of twenty records that takes longer counts as a failure, not as a loss. */
const longestBatch = 60_000

/** A client with a modest, constant rate. */
export class Honest {
  readonly ledger: Ledger
  /** Since the last phase. */
  samples: Sample[] = []
  /** Milliseconds from receipt to end of each batch since the last phase. */
  ends: number[] = []
  /** Requests without the expected answer. */
  readonly failures: string[] = []
  readonly #client: LedgerClient
  #stopped = false

  constructor(client: LedgerClient, ledger: Ledger) {
    this.#client = client
    this.ledger = ledger
  }

  stop(): void {
    this.#stopped = true
  }

  async run(): Promise<void> {
    await Promise.all([this.#batches(), this.#queries()])
  }

  async #batches(): Promise<void> {
    await this.#every(batchEvery, async () => {
      const batch = this.ledger.make(batchSize)
      const lote = await this.#insist(batch)
      if (lote === undefined) return
      this.ledger.acknowledge(batch, lote)
      await this.#untilEnd(lote)
    })
  }

  /** Sends a batch until it is acknowledged. Each attempt without a receipt is a failure. */
  async #insist(batch: Batch): Promise<number | undefined> {
    for (let tries = 0; tries < mostTries; tries++) {
      const lote = await this.#timed('receipt', () => this.#client.send(batch))
      if (lote !== undefined) return lote
      await sleep(pollEvery)
    }
    this.failures.push(`${batch.mark} was never acknowledged`)
    this.stop()
    return undefined
  }

  async #untilEnd(lote: number): Promise<void> {
    const since = performance.now()
    await sleep(pollEvery / 2)
    while (performance.now() - since < longestBatch) {
      if (await this.#timed('outcome', () => this.#client.hasEnded(lote))) {
        this.ends.push(performance.now() - since)
        return
      }
      await sleep(pollEvery)
    }
    this.failures.push(`batch ${lote} had not ended after ${longestBatch / 1000} s`)
  }

  async #queries(): Promise<void> {
    let asked = 0
    await this.#every(queryEvery, async () => {
      if (++asked % wholeEvery === 0) await this.#timed('whole', () => this.#client.whole())
      else await this.#timed('page', () => this.#client.page(pageSize))
    })
  }

  async #every(ms: number, step: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      const next = performance.now() + ms
      await step()
      await sleep(Math.max(0, next - performance.now()))
    }
  }

  async #timed<T>(kind: RequestKind, ask: () => Promise<T>): Promise<T | undefined> {
    const since = performance.now()
    try {
      return await ask()
    } catch (error) {
      this.failures.push(`${kind}: ${error instanceof Error ? error.message : error}`)
      return undefined
    } finally {
      // A failed request counts with its duration.
      const times = withMissed(performance.now() - since, intervals[kind])
      this.samples.push(...times.map((ms) => ({ kind, ms })))
    }
  }
}
