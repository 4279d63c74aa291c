import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Message, said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'

/** A body that is read block by block, unzipped where it is gzipped, with at most one block of read-ahead. */
export class BodyStream {
  readonly #request: IncomingMessage
  readonly #source: Readable
  #waiting: { resolve: (block: Buffer | undefined) => void; reject: (error: unknown) => void } | undefined
  #failure: unknown
  #ended = false

  constructor(request: IncomingMessage, packed: boolean) {
    this.#request = request
    this.#source = packed ? request.pipe(createGunzip({ chunkSize: 65_536 })) : request
    this.#source.on('readable', this.#look)
    this.#source.on('end', this.#end)
    this.#source.on('error', this.#fail)
    request.on('close', this.#close)
    this.#close()
  }

  /** The next block; undefined after the last one. */
  next(): Promise<Buffer | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#look()
    })
  }

  interrupt(refusal: Refusal): void {
    this.#settle(refusal)
  }

  /** Detaches from the request and leaves the rest of the body unread. */
  close(): void {
    this.#source.off('readable', this.#look).off('end', this.#end)
    this.#request.off('close', this.#close)
    if (this.#source === this.#request) return
    this.#request.unpipe()
    this.#source.destroy()
  }

  readonly #look = (): void => {
    if (!this.#waiting) return
    const block = this.#failure === undefined ? (this.#source.read() as Buffer | null) : null
    if (block !== null || this.#ended || this.#failure !== undefined) this.#answer(block ?? undefined)
  }

  readonly #end = (): void => {
    this.#ended = true
    this.#look()
  }

  readonly #close = (): void => {
    if (this.#request.destroyed && !this.#request.complete) {
      this.#settle(new Refusal('JSON_INVALIDO', { detalhe: said('pedido.envioInterrompido') }))
    }
  }

  readonly #fail = (error: NodeJS.ErrnoException): void => {
    if (this.#source === this.#request) this.#close()
    else this.#settle(new Refusal('COMPRESSAO_INVALIDA', { detalhe: faultOf(error) }))
  }

  #settle(failure: Refusal): void {
    this.#failure ??= failure
    this.#look()
  }

  #answer(block: Buffer | undefined): void {
    const { resolve, reject } = this.#waiting!
    this.#waiting = undefined
    if (this.#failure === undefined) resolve(block)
    else reject(this.#failure)
  }
}

const faultOf = ({ code }: NodeJS.ErrnoException): Message =>
  code === 'Z_BUF_ERROR' ? said('pedido.terminaAntesHora') : said('pedido.haBytesNaoGzip')
