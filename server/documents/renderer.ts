import { Worker } from 'node:worker_threads'
import type { Sealing } from './evidence.ts'
import type { Drawing } from './pdf.ts'
import type { Asked, Done, Wanted } from './thread.ts'

/** Longer than any document takes; one that takes longer is not waited for. */
const longest = 60_000

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Makes documents in a thread of its own, so that nobody's request waits for a drawing. */
class Renderer {
  #thread: Worker | undefined
  #next = 1
  readonly #waiting = new Map<number, Waiting>()

  draw(draw: Drawing): Promise<Uint8Array> {
    return this.#ask({ draw })
  }

  seal(seal: Sealing): Promise<Uint8Array> {
    return this.#ask({ seal })
  }

  async stop(): Promise<void> {
    await this.#thread?.terminate()
  }

  async #ask(wanted: Wanted): Promise<Uint8Array> {
    const id = this.#next++
    const thread = this.#started()
    const late = setTimeout(() => void thread.terminate(), longest)
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject })
        thread.postMessage({ id, wanted } satisfies Asked)
      })
    } finally {
      clearTimeout(late)
      this.#waiting.delete(id)
    }
  }

  #started(): Worker {
    if (this.#thread) return this.#thread
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    this.#thread = thread
    // The program ends when everything else has.
    thread.unref()
    thread.on('message', (done: Done) => {
      const waiting = this.#waiting.get(done.id)
      if ('bytes' in done) waiting?.resolve(done.bytes)
      else waiting?.reject(new Error(done.error))
    })
    const over = (error: Error) => {
      if (this.#thread === thread) this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(error)
    }
    thread.on('error', over)
    thread.on('exit', () => over(new Error('the thread that draws documents ended')))
    return thread
  }
}

/** The one of this process. */
export const renderer = new Renderer()
