import type { Worker } from 'node:worker_threads'
import { type Message, said } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import type { Secrets } from '../../config/secrets.ts'
import { describeError, type Fact } from '../../facts.ts'
import type { Database } from '../../store/database.ts'
import type { FilesConfig } from '../../store/files/open.ts'
import type { CurrentWork } from '../threads/heartbeat.ts'
import { type Heap, startThread } from '../threads/thread.ts'
import { watch } from '../threads/watch.ts'
import { recordCrash } from './crash.ts'
import { clientsWaiting, type ThreadMessage } from './messages.ts'

export interface WorkersOptions {
  config: FilesConfig & { workers: number; watchSeconds: number }
  location: { url: string }
  secrets: Secrets
  db: Database
  events: { report: (fact: Fact) => void }
}

/** Overrides for tests. */
export interface Tuning {
  module?: URL
  heap?: Heap
  /** Maximum wait for the current part on stop, in milliseconds. An interrupted part is repeated. */
  drain?: number
}

const processorThread = new URL('./processor-thread.ts', import.meta.url)
/** Records live for one part: a large young generation avoids most garbage collections. */
const usualHeap: Heap = { young: 96, old: 256 }
const restartAfter = 500
const longestDrain = 20_000

const stuck = said('falha.deixouDeResponder')
const died = said('falha.interrompido')

/**
 * Worker threads that process batches, so that batches do not block requests. The first takes all work it
 * can, because its code is compiled; others cost memory and start only when clients wait. A stuck or dead
 * thread is replaced and its batch retried.
 */
export class BatchWorkers {
  readonly #options: WorkersOptions
  readonly #tuning: Required<Tuning>
  readonly #threads = new Map<number, Worker>()
  readonly #crashes = new Set<Promise<void>>()
  #stopping = false

  constructor(options: WorkersOptions, tuning: Tuning = {}) {
    this.#options = options
    this.#tuning = { module: processorThread, heap: usualHeap, drain: longestDrain, ...tuning }
    if (options.config.workers > 0) this.#start(0)
  }

  /** Lets each thread finish its current part, up to the drain time. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#threads.values()].map((thread) => end(thread, this.#tuning.drain)))
    await Promise.all(this.#crashes)
  }

  #start(rank: number): void {
    const { config, location, secrets, events } = this.#options
    const files: FilesConfig = { data: config.data, files: config.files }
    const { thread, heartbeat } = startThread(
      this.#tuning.module,
      { url: location.url, keys: secrets.keys, digestKey: secrets.digestKey, files, rank },
      this.#tuning.heap,
    )
    this.#threads.set(rank, thread)
    let reason = died
    const watching = watch(heartbeat, config.watchSeconds * 1_000, async () => {
      reason = stuck
      events.report({ kind: 'worker.trouble', reason: 'thread stuck' })
      // The thread still holds the client's lock, so no other thread starts the same batch now.
      const noted = heartbeat.current && (await this.#recordCrash(heartbeat.current, reason))
      if (noted) heartbeat.current = undefined
      await thread.terminate()
    })
    thread.on('message', (message: ThreadMessage) => {
      if (message === clientsWaiting) this.#help()
      else events.report(message)
    })
    thread.on('error', (error) => events.report({ kind: 'worker.trouble', reason: describeError(error) }))
    thread.on('exit', () => {
      watching.end()
      if (this.#threads.get(rank) === thread) this.#threads.delete(rank)
      if (this.#stopping) return
      setTimeout(() => this.#startMissing(rank), restartAfter).unref()
      if (heartbeat.current) this.#recordCrash(heartbeat.current, reason)
    })
  }

  /** True if it was recorded. Otherwise the counted start of the batch remains. */
  #recordCrash(work: CurrentWork, reason: Message): Promise<boolean> {
    const { db, events } = this.#options
    const noted = recordCrash(db, work, reason).then(
      (crashed) => {
        const about = { batch: work.batch, client: work.clienteId, reason: render(reason, 'pt') }
        if (crashed) events.report({ kind: 'batch.failed', ...about, ...crashed })
        return true
      },
      (error) => {
        events.report({ kind: 'worker.trouble', reason: describeError(error) })
        return false
      },
    )
    const ending = noted.then(() => {
      this.#crashes.delete(ending)
    })
    this.#crashes.add(ending)
    return noted
  }

  #help(): void {
    const rank = this.#threads.size
    if (rank < this.#options.config.workers) this.#startMissing(rank)
  }

  /** Both a dead thread's timer and `#help` may start the same rank. */
  #startMissing(rank: number): void {
    if (!this.#stopping && !this.#threads.has(rank)) this.#start(rank)
  }
}

function end(thread: Worker, drain: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => thread.terminate(), drain)
    thread.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    thread.postMessage('stop')
  })
}
