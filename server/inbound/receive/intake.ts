import type { Worker } from 'node:worker_threads'
import type { Secrets } from '../../config/secrets.ts'
import { JsonError } from '../../json/scanner.ts'
import { Sealer } from '../../store/sealing.ts'
import { startThread, ThreadEnded } from '../threads/thread.ts'
import { watch } from '../threads/watch.ts'
import type { IntakeReply, IntakeRequest, ListAt, PreparedBody } from './body.ts'
import { prepareBody } from './prepare.ts'

/** Bodies up to this size are prepared on the main thread, larger ones in a worker thread. */
const inlineLimit = 128 * 1024

const intakeThread = new URL('./intake-thread.ts', import.meta.url)

/** Prepares bodies without blocking other requests. */
export class Intake {
  readonly #module: URL
  readonly #secrets: Secrets
  readonly #sealer: Sealer
  readonly #patience: number
  readonly #waiting = new Map<
    number,
    { resolve: (body: PreparedBody | undefined) => void; reject: (error: Error) => void }
  >()
  #thread: Worker | undefined
  #nextId = 1

  constructor(secrets: Secrets, watchSeconds: number, module = intakeThread) {
    this.#module = module
    this.#secrets = secrets
    this.#patience = watchSeconds * 1_000
    this.#sealer = new Sealer(secrets)
  }

  async prepare(
    body: Uint8Array,
    at: ListAt,
    maxRecords: number,
    recognisable: boolean,
  ): Promise<PreparedBody | undefined> {
    if (body.length <= inlineLimit) return prepareBody(body, at, maxRecords, this.#sealer, recognisable)
    const thread = this.#open()
    const id = this.#nextId++
    const reply = new Promise<PreparedBody | undefined>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
    thread.postMessage({ id, body, at, maxRecords, recognisable } satisfies IntakeRequest, [
      body.buffer as ArrayBuffer,
    ])
    return reply
  }

  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #open(): Worker {
    if (this.#thread) return this.#thread
    const { keys, digestKey } = this.#secrets
    const { thread, heartbeat } = startThread(this.#module, { keys, digestKey }, { young: 12, old: 256 })
    thread.unref()
    const watching = watch(heartbeat, this.#patience, () => thread.terminate())
    thread.on('message', (reply: IntakeReply) => {
      const waiting = this.#waiting.get(reply.id)
      this.#waiting.delete(reply.id)
      if ('prepared' in reply) waiting?.resolve(reply.prepared)
      else waiting?.reject('problem' in reply ? new JsonError(reply.problem) : new Error(reply.failure))
    })
    // When the thread dies, its requests fail with a retryable error; the next ones start a new thread.
    thread.on('exit', () => {
      watching.end()
      this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(new ThreadEnded())
      this.#waiting.clear()
    })
    thread.on('error', () => {})
    this.#thread = thread
    return thread
  }
}
