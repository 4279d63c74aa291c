import { Worker } from 'node:worker_threads'
import type { Context } from '../context.ts'
import { describeError, type Fact } from '../facts.ts'

/** Threads that process batches, so that no batch ever holds up a request. */
export class BatchWorkers {
  readonly #context: Context
  readonly #threads = new Set<Worker>()
  #stopping = false

  constructor(context: Context) {
    this.#context = context
    for (let count = 0; count < context.config.workers; count++) this.#start()
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
    const { place, secrets, events } = this.#context
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
