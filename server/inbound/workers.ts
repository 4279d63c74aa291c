import type { Worker } from 'node:worker_threads'
import type { Secrets } from '../config/secrets.ts'
import { describeError, type Fact } from '../facts.ts'
import type { FilesConfig } from '../store/files/open.ts'
import { crowded } from './processor.ts'
import { startThread } from './thread.ts'

/** What the threads need: where to work, with which keys, how many of them. */
export interface WorkersOptions {
  config: FilesConfig & { workers: number }
  place: { url: string }
  secrets: Secrets
  events: { report: (fact: Fact) => void }
}

/**
 * Threads that process batches, so that no batch ever holds up a request. The first takes all the work it can:
 * its code is warm. The others cost memory and are started when clients have to wait.
 */
export class BatchWorkers {
  readonly #options: WorkersOptions
  readonly #threads = new Map<number, Worker>()
  #stopping = false

  constructor(options: WorkersOptions) {
    this.#options = options
    if (options.config.workers > 0) this.#start(0)
  }

  /** Lets each thread finish the part it is at. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(
      [...this.#threads.values()].map(
        (thread) =>
          new Promise<void>((resolve) => {
            thread.once('exit', () => resolve())
            thread.postMessage('stop')
          }),
      ),
    )
  }

  #start(rank: number): void {
    const { config, place, secrets, events } = this.#options
    const files: FilesConfig = { data: config.data, files: config.files }
    const thread = startThread(
      new URL('./processor-thread.ts', import.meta.url),
      { url: place.url, keys: secrets.keys, digestKey: secrets.digestKey, files, rank },
      // Records live for one part: room for them spares most of the collector's work.
      96,
    )
    this.#threads.set(rank, thread)
    thread.on('message', (message: Fact | typeof crowded) => {
      if (message === crowded) this.#help()
      else events.report(message)
    })
    thread.on('error', (error) => events.report({ kind: 'worker.trouble', reason: describeError(error) }))
    thread.on('exit', () => {
      this.#threads.delete(rank)
      if (!this.#stopping) setTimeout(() => this.#stopping || this.#start(rank), 500).unref()
    })
  }

  #help(): void {
    const rank = this.#threads.size
    if (rank < this.#options.config.workers && !this.#stopping && !this.#threads.has(rank)) this.#start(rank)
  }
}
