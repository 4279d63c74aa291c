import { Unreachable } from './problem.ts'

/** Aborts a request after too long a silence, or when the caller's signal aborts. */
export class Watch {
  readonly #controller = new AbortController()
  readonly #silence: number | undefined
  readonly #asker: AbortSignal | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(silence: number | undefined, asker: AbortSignal | undefined) {
    this.#silence = silence
    this.#asker = asker
    if (asker?.aborted) this.#leave()
    else asker?.addEventListener('abort', this.#leave, { once: true })
    this.beat()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Restarts the timeout. */
  beat(): void {
    clearTimeout(this.#timer)
    if (this.#silence === undefined) return
    const late = () => this.#controller.abort(new Unreachable('silence'))
    this.#timer = setTimeout(late, this.#silence)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#asker?.removeEventListener('abort', this.#leave)
  }

  /** The error for the caller: the reason of their abort, or Unreachable. */
  failure(error: unknown): unknown {
    if (this.#asker?.aborted) return this.#asker.reason
    return error instanceof Unreachable ? error : new Unreachable(error)
  }

  readonly #leave = () => this.#controller.abort(this.#asker?.reason)
}

/** An answer whose body is read once, by one of these methods. Leaving early releases the connection. */
export class Reply {
  readonly response: Response
  readonly #watch: Watch

  constructor(response: Response, watch: Watch) {
    this.response = response
    this.#watch = watch
  }

  get headers(): Headers {
    return this.response.headers
  }

  /**
   * The bytes as they arrive. Throws when the connection breaks, so that a partial body is not taken as
   * complete.
   */
  async *bytes(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const reader = this.response.body?.getReader()
    try {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) return
        this.#watch.beat()
        yield value
      }
    } catch (error) {
      throw this.#watch.failure(error)
    } finally {
      this.#watch.end()
      await reader?.cancel().catch(() => {})
    }
  }

  async *texts(): AsyncGenerator<string> {
    const decoder = new TextDecoder()
    for await (const bytes of this.bytes()) yield decoder.decode(bytes, { stream: true })
    yield decoder.decode()
  }

  async json(): Promise<unknown> {
    let text = ''
    for await (const piece of this.texts()) text += piece
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new Unreachable(error)
    }
  }

  async blob(): Promise<Blob> {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for await (const bytes of this.bytes()) pieces.push(bytes)
    return new Blob(pieces, { type: this.headers.get('content-type') ?? '' })
  }
}
