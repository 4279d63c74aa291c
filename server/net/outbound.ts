import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { anyNamed, type Message, said } from '../../catalogue/message.ts'
import { isLoopbackAddress, isPublicAddress } from '../values/network.ts'
import type { Address, Resolve } from './names.ts'
import { lookupOf, sendRequest } from './request.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Result of an outgoing request. */
export interface Reply {
  status: number | undefined
  /** Beginning of the answer's body. */
  response: string
  retryAfter: string | undefined
  trouble: Trouble | undefined
  ms: number
}

/** Bytes of an answer that are kept, bytes read at most, and milliseconds to read after the status. */
const kept = 1_024
const mostRead = 16_384
const readFor = 2_000

export interface Outgoing {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface OutboundOptions {
  /** Also allows plain http to this machine, for development. */
  loopback: boolean
  /** Ports of other machines that may be used. */
  ports: readonly number[]
  resolve: Resolve
  /** Milliseconds from resolving the name to the end of the answer. */
  limit?: number
}

/**
 * Sends requests to addresses that clients chose, to the public internet only (SSRF protection): the name is
 * resolved here, all its addresses are checked, and the connection goes to a checked one.
 */
export class Outbound {
  readonly #loopback: boolean
  readonly #ports: readonly number[]
  resolve: Resolve
  limit: number

  constructor({ loopback, ports, resolve, limit = 15_000 }: OutboundOptions) {
    this.#loopback = loopback
    this.#ports = ports
    this.resolve = resolve
    this.limit = limit
  }

  /** Why an address cannot be a target. A name that does not resolve yet is allowed. */
  async objection(text: string, client: number): Promise<Message | undefined> {
    const url = URL.parse(text)
    if (!url) return said('destino.naoEndereco')
    if (url.username || url.password) return said('destino.naoPodeConterUsuarioSenha')
    if (url.hash) return said('destino.naoPodeConterFragmento')
    try {
      await within(2_000, this.#addressesOf(url, client))
    } catch (error) {
      if (error instanceof Forbidden) return error.said
      // Plain http is allowed for this machine only, whose names always resolve.
      if (url.protocol !== 'https:') return needsHttps
    }
    return undefined
  }

  /** Posts a body. Failures are returned in the reply, never thrown. */
  post(
    url: string,
    headers: Record<string, string>,
    body: string,
    client: number,
    signal?: AbortSignal,
  ): Promise<Reply> {
    return this.send({ method: 'POST', url, headers, body }, client, signal)
  }

  /** Sends a request. Failures are returned in the reply, never thrown. */
  async send(
    { method, url: text, headers, body }: Outgoing,
    client: number,
    signal?: AbortSignal,
  ): Promise<Reply> {
    const started = performance.now()
    const over = AbortSignal.timeout(this.limit)
    const stop = signal ? AbortSignal.any([over, signal]) : over
    const done = (reply: Partial<Reply>): Reply => ({
      status: undefined,
      response: '',
      retryAfter: undefined,
      trouble: undefined,
      ...reply,
      ms: Math.round(performance.now() - started),
    })
    try {
      const url = new URL(text)
      const addresses = await within(this.limit, this.#addressesOf(url, client))
      // The connection uses the checked addresses and resolves nothing itself.
      const lookup = lookupOf(async () => addresses)
      const answer = await sendRequest(url, { method, headers, body, lookup, signal: stop })
      const { statusCode: status, headers: told } = answer
      return done({ status, response: await readStart(answer), retryAfter: told['retry-after'] })
    } catch (error) {
      if (error instanceof Forbidden) return done({ trouble: { kind: 'forbidden', detail: '' } })
      return done({ trouble: troubleOf(error, over.aborted) })
    }
  }

  /** Addresses that may be connected to. Throws when any address of the name is forbidden. */
  async #addressesOf(url: URL, client: number): Promise<Address[]> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(hostname)
    const plain = url.protocol === 'http:'
    if (!this.#loopback && isThisMachine(hostname)) {
      throw new Forbidden(said('destino.paraDesenvolver', { objecao: plain ? needsHttps : needsPublic }))
    }
    if (url.protocol !== 'https:' && !(plain && this.#loopback)) throw new Forbidden(needsHttps)
    if (localName.test(hostname) && !(this.#loopback && ownName.test(hostname))) {
      throw new Forbidden(needsPublic)
    }
    const addresses = family ? [{ address: hostname, family }] : await this.resolve(hostname, client)
    if (addresses.length === 0) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' })
    // Development mode opens all ports of this machine and nothing else.
    if (this.#loopback && addresses.every(({ address }) => isLoopbackAddress(address))) return addresses
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw new Forbidden(needsPublic)
    if (plain) throw new Forbidden(needsHttps)
    if (!this.#ports.includes(Number(url.port || 443))) {
      throw new Forbidden(said('destino.deveUsarPorta', { portas: anyNamed(this.#ports) }))
    }
    return addresses
  }
}

const needsHttps = said('destino.deveUsarHttps')
const needsPublic = said('destino.deveSerPublico')
/** Names of this machine or the local network, and names of this machine only. */
const localName = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/
const ownName = /(^|\.)localhost\.?$/

const isThisMachine = (hostname: string) =>
  isIP(hostname) === 0 ? ownName.test(hostname) : isLoopbackAddress(hostname)

class Forbidden extends Error {
  readonly said: Message

  constructor(message: Message) {
    super(message.codigo)
    this.said = message
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Beginning of the body. Errors are ignored, because the status already decides. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  const enough = setTimeout(() => answer.destroy(), readFor)
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      if (length < kept) chunks.push(chunk)
      length += chunk.length
      if (length >= mostRead) break
    }
  } catch {
  } finally {
    clearTimeout(enough)
    answer.destroy()
  }
  return Buffer.concat(chunks).subarray(0, kept).toString()
}
