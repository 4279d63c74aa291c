import { type Transferable, Worker } from 'node:worker_threads'
import { threadFlags } from './flags.ts'

export interface Asked<W> {
  id: number
  wanted: W
}

export type Done<A> =
  | { id: number; begun: true }
  | { id: number; answer: A }
  | { id: number; error: string; code?: string }

export interface DeskOptions {
  /** Time limit for an answer in milliseconds, from when the thread begins with the question. */
  longest: number
  /** Heap limit of the thread in MiB. */
  memory: number
}

/** Young generation in MiB, as in the main thread; the default of a worker is four times as much. */
const young = 12

/** The thread ended without an answer: time limit, memory limit, or stopped. */
export class DeskError extends Error {
  readonly reason: 'time' | 'memory' | 'ended'

  constructor(reason: DeskError['reason'], options?: ErrorOptions) {
    super(`the thread that was asked ended: ${reason}`, options)
    this.reason = reason
  }
}

interface Question<W, A> {
  asked: Asked<W>
  transfer: readonly Transferable[]
  resolve: (answer: A) => void
  reject: (error: Error) => void
}

/**
 * Worker thread that answers one question at a time (see answering.ts), started with the first one. A
 * question that exceeds its time or memory ends with its thread; the queued ones go to a new thread.
 */
export class Desk<W, A> {
  readonly #module: URL
  readonly #options: DeskOptions
  readonly #queue: Question<W, A>[] = []
  #current: Question<W, A> | undefined
  #thread: Worker | undefined
  #late: NodeJS.Timeout | undefined
  #next = 1

  constructor(module: URL, options: DeskOptions) {
    this.#module = module
    this.#options = options
  }

  /** Questions without an answer. */
  get waiting(): number {
    return this.#queue.length + (this.#current ? 1 : 0)
  }

  /** Asks the thread. Objects in `transfer` are moved and cannot be used here afterwards. */
  ask(wanted: W, transfer: readonly Transferable[] = []): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ asked: { id: this.#next++, wanted }, transfer, resolve, reject })
      this.#advance()
    })
  }

  async stop(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(new DeskError('ended'))
    await this.#end(new DeskError('ended'))
  }

  #advance(): void {
    if (this.#current) return
    const question = this.#queue.shift()
    if (!question) return
    this.#current = question
    try {
      this.#started().postMessage(question.asked, question.transfer)
    } catch (error) {
      this.#settle()?.reject(error as Error)
    }
  }

  /** Clears the current question and sends the next one. */
  #settle(): Question<W, A> | undefined {
    const question = this.#current
    clearTimeout(this.#late)
    this.#current = undefined
    this.#advance()
    return question
  }

  /**
   * Terminates the thread and rejects its question. The next thread starts after that, so that there is never
   * more than one.
   */
  async #end(error: DeskError): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    clearTimeout(this.#late)
    this.#current?.reject(error)
    await thread?.terminate()
    this.#settle()
  }

  #started(): Worker {
    if (this.#thread) return this.#thread
    const thread = new Worker(this.#module, {
      execArgv: threadFlags,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memory, maxYoungGenerationSizeMb: young },
    })
    this.#thread = thread
    thread.on('message', (done: Done<A>) => {
      if (this.#thread !== thread || this.#current?.asked.id !== done.id) return
      if ('begun' in done) {
        this.#late = setTimeout(() => void this.#end(new DeskError('time')), this.#options.longest)
        return
      }
      const question = this.#settle()!
      if ('answer' in done) question.resolve(done.answer)
      else question.reject(Object.assign(new Error(done.error), done.code && { code: done.code }))
    })
    const over = (cause?: NodeJS.ErrnoException) => {
      if (this.#thread !== thread) return
      const reason = cause?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'ended'
      void this.#end(new DeskError(reason, { cause }))
    }
    thread.on('error', over)
    thread.on('exit', () => over())
    // The thread must not keep the process alive. Adding a listener refs it again, so this comes last.
    thread.unref()
    return thread
  }
}
