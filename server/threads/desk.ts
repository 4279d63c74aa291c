import { Worker } from 'node:worker_threads'
import { knowingImports } from './imports.ts'

export interface Asked<W> {
  id: number
  wanted: W
}

export type Done<A> = { id: number; answer: A } | { id: number; error: string }

interface Waiting<A> {
  resolve: (answer: A) => void
  reject: (error: Error) => void
}

export interface DeskOptions {
  /** Longer than any answer takes, in milliseconds; a thread that takes longer is ended. */
  longest: number
  /** What the thread may hold, in MiB. */
  memory: number
}

/** A thread that answers questions one after another (see answering.ts), started when somebody asks. */
export class Desk<W, A> {
  readonly #module: URL
  readonly #options: DeskOptions
  readonly #waiting = new Map<number, Waiting<A>>()
  #thread: Worker | undefined
  #next = 1

  constructor(module: URL, options: DeskOptions) {
    this.#module = module
    this.#options = options
  }

  /** How many wait for their answer. */
  get waiting(): number {
    return this.#waiting.size
  }

  async ask(wanted: W): Promise<A> {
    const id = this.#next++
    const thread = this.#started()
    const late = setTimeout(() => void thread.terminate(), this.#options.longest)
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject })
        thread.postMessage({ id, wanted } satisfies Asked<W>)
      })
    } finally {
      clearTimeout(late)
      this.#waiting.delete(id)
    }
  }

  async stop(): Promise<void> {
    await this.#thread?.terminate()
  }

  #started(): Worker {
    if (this.#thread) return this.#thread
    const thread = new Worker(this.#module, {
      execArgv: knowingImports,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memory },
    })
    this.#thread = thread
    thread.on('message', (done: Done<A>) => {
      const waiting = this.#waiting.get(done.id)
      if ('answer' in done) waiting?.resolve(done.answer)
      else waiting?.reject(new Error(done.error))
    })
    const over = (error: Error) => {
      if (this.#thread !== thread) return
      this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(error)
    }
    thread.on('error', over)
    thread.on('exit', () => over(new Error('the thread that was asked ended')))
    // The program ends when everything else has. Listening to a thread holds it again, so this comes last.
    thread.unref()
    return thread
  }
}
