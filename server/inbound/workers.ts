import { Worker } from 'node:worker_threads'
import type { Secrets } from '../config/secrets.ts'
import { describeError, type Fact } from '../facts.ts'

/** What the threads need: where to work, with which keys, how many of them. */
export interface WorkersOptions {
  config: { workers: number }
  place: { url: string }
  secrets: Secrets
  events: { report: (fact: Fact) => void }
}

/** Threads that process batches, so that no batch ever holds up a request. */
export class BatchWorkers {
  readonly #options: WorkersOptions
  readonly #threads = new Set<Worker>()
  #stopping = false

  constructor(options: WorkersOptions) {
    this.#options = options
    for (let count = 0; count < options.config.workers; count++) this.#start()
  }

  /** Lets each thread finish the part it is at. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(
      [...this.#threads].map(
        (thread) =>
          new Promise<void>((resolve) => {
            thread.once('exit', () => resolve())
            thread.postMessage('stop')
          }),
      ),
    )
  }

  #start(): void {
    const { place, secrets, events } = this.#options
    const thread = new Worker(new URL('./processor-thread.ts', import.meta.url), {
      workerData: { url: place.url, keys: secrets.keys, digestKey: secrets.digestKey },
      // Records live for one part: room for them spares most of the collector's work.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    })
    this.#threads.add(thread)
    thread.on('message', (fact: Fact) => events.report(fact))
    thread.on('error', (error) => events.report({ kind: 'worker.trouble', reason: describeError(error) }))
    thread.on('exit', () => {
      this.#threads.delete(thread)
      if (!this.#stopping) setTimeout(() => this.#stopping || this.#start(), 500).unref()
    })
  }
}
