import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  path: string
  key: string | undefined
  body: string
}

type Script = (heard: Heard, response: ServerResponse, nth: number) => void

/** HTTP server with scripted answers that records requests. */
export class Scripted {
  readonly heard: Heard[] = []
  readonly base: string
  readonly #close: () => void

  private constructor(base: string, close: () => void) {
    this.base = base
    this.#close = close
  }

  static async open(script: Script): Promise<Scripted> {
    const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
      let body = ''
      for await (const piece of request) body += piece
      const key = request.headers['idempotency-key']
      const heard = { path: request.url ?? '', key: key === undefined ? undefined : String(key), body }
      opened.heard.push(heard)
      script(heard, response, opened.heard.length)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const opened = new Scripted(`http://127.0.0.1:${port}`, () => {
      server.closeAllConnections()
      server.close()
    })
    return opened
  }

  close(): void {
    this.#close()
  }
}

/** Sends a JSON answer. */
export function answer(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
