import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { codecs, type Encoder, type Encoding, leastSize } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { Pace } from './transport/pace.ts'

/** Largest write in bytes, so that a slow reader's progress shows within a large element. */
const piece = 256 * 1024
/** Longest time in milliseconds that compressed bytes wait for more, so that a slow answer progresses. */
const longestHold = 250

type Head = Readonly<Record<string, string | number>>

/** The start of an answer that is compressed if it gets long enough. */
interface Start {
  head: Head
  encoding: Encoding
  bytes: Buffer
}

/** Writes an answer and drops a reader that is too slow. Time in which the database works does not count. */
export class Sending {
  readonly #reply: Exchange['reply']
  readonly #raw: ServerResponse
  readonly #pace: Pace
  #untaken = 0
  #start: Start | undefined
  #encoder: Encoder | undefined
  #flushing: NodeJS.Timeout | undefined

  constructor({ reply, request, context }: Exchange, operation: string) {
    const { raw } = reply
    const { minRate: rate, stallSeconds } = context.config
    this.#reply = reply
    this.#raw = raw
    this.#pace = new Pace({ rate, stretch: stallSeconds * 1000 }, () => {
      context.events.report({ kind: 'query.stalled', operation, requestId: request.id })
      raw.destroy()
    })
    // The minimum pace replaces the socket timeout: the database may take long until the first byte.
    raw.on('timeout', () => {})
    raw.on('close', () => {
      this.#pace.stop()
      clearTimeout(this.#flushing)
      this.#encoder?.destroy()
    })
  }

  /** Takes over the response and writes its head, or keeps it until enough follows to compress. */
  begin(headers: Head, encoding?: Encoding): void {
    this.#reply.hijack()
    const head = { ...(this.#reply.getHeaders() as Record<string, string>), ...headers }
    if (encoding) this.#start = { head, encoding, bytes: Buffer.alloc(0) }
    else this.#raw.writeHead(this.#reply.statusCode, head)
  }

  /** Writes a block. Returns whether more may follow at once. */
  write(block: Buffer, taken: () => void = () => {}): boolean {
    const start = this.#start
    if (start && start.bytes.length + block.length < leastSize) {
      start.bytes = Buffer.concat([start.bytes, block])
      taken()
      this.#flushSoon()
      return true
    }
    if (start) this.#compress(start)
    let more = true
    for (let at = 0; at < block.length; at += piece) {
      const part = block.length <= piece ? block : block.subarray(at, at + piece)
      const last = at + piece >= block.length
      more = this.#encoder
        ? this.#encoder.write(part, last ? () => taken() : undefined)
        : this.#write(part, last ? taken : undefined)
    }
    if (this.#encoder) this.#flushSoon()
    return more
  }

  /** Waits until the reader has taken what was written. */
  async drained(signal: AbortSignal): Promise<void> {
    const stream = this.#encoder ?? this.#raw
    if (stream.writableNeedDrain) await once(stream, 'drain', { signal })
  }

  end(text = ''): void {
    if (text !== '') this.write(Buffer.from(text))
    clearTimeout(this.#flushing)
    const start = this.#start
    if (start) {
      this.#start = undefined
      this.#raw.writeHead(this.#reply.statusCode, { ...start.head, 'content-length': start.bytes.length })
      this.#write(start.bytes)
    }
    if (this.#encoder) this.#encoder.end()
    else this.#raw.end()
  }

  #compress({ head, encoding, bytes }: Start): void {
    this.#start = undefined
    this.#raw.writeHead(this.#reply.statusCode, { ...head, 'content-encoding': encoding })
    const encoder = codecs[encoding].stream()
    this.#encoder = encoder
    encoder.on('data', (part: Buffer) => {
      if (!this.#write(part)) encoder.pause()
    })
    this.#raw.on('drain', () => encoder.resume())
    encoder.on('end', () => this.#raw.end())
    encoder.on('error', () => this.#raw.destroy())
    if (this.#raw.closed || this.#raw.destroyed) encoder.destroy()
    else encoder.write(bytes)
  }

  /** Sends what the compressor holds when nothing follows soon. */
  #flushSoon(): void {
    this.#flushing ??= setTimeout(() => {
      this.#flushing = undefined
      if (this.#raw.closed || this.#raw.destroyed) return
      if (this.#start) this.#compress(this.#start)
      this.#encoder?.flush()
    }, longestHold)
  }

  #write(part: Buffer, taken?: () => void): boolean {
    if (this.#untaken === 0) this.#pace.wait()
    this.#untaken += part.length
    return this.#raw.write(part, (error) => {
      this.#untaken -= part.length
      if (error || this.#raw.destroyed) this.#pace.stop()
      else {
        this.#pace.moved(part.length)
        if (this.#untaken > 0) this.#pace.wait()
      }
      taken?.()
    })
  }
}
