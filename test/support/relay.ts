import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a relay does with a request: forward it, drop its answer and run something, or answer itself. */
export type Fate = 'pass' | { lost: () => void } | ((response: ServerResponse) => void)

/** Proxy with a fixed address in front of a server that may restart. */
export class Relay {
  readonly base: string
  /** Base of the server; undefined while it is down. */
  target: string | undefined
  /** Decides on each request by the end of its path and its count there. */
  fate: (path: string, nth: number) => Fate = () => 'pass'
  readonly #counts = new Map<string, number>()
  readonly #close: () => void

  private constructor(base: string, target: string | undefined, close: () => void) {
    this.base = base
    this.target = target
    this.#close = close
  }

  static async open(target?: string): Promise<Relay> {
    const server = createServer((incoming, response) => void relay.#carry(incoming, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const relay = new Relay(`http://127.0.0.1:${port}`, target, () => {
      server.closeAllConnections()
      server.close()
    })
    return relay
  }

  close(): void {
    this.#close()
  }

  /** Number of requests for a path. */
  count(path: string): number {
    return this.#counts.get(path) ?? 0
  }

  async #carry(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '').split('/').at(-1)!
    const nth = this.count(path) + 1
    this.#counts.set(path, nth)
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece as Buffer)
    const fate = this.fate(path, nth)
    if (typeof fate === 'function') return fate(response)
    if (this.target === undefined) return void response.destroy()
    const passing = request(this.target + incoming.url, {
      method: incoming.method!,
      headers: incoming.headers,
    })
    passing.on('error', () => response.destroy())
    passing.on('response', (answer) => {
      if (fate !== 'pass') {
        fate.lost()
        answer.destroy()
        return void response.destroy()
      }
      response.writeHead(answer.statusCode!, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    passing.end(Buffer.concat(pieces))
  }
}
