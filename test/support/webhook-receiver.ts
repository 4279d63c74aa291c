import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { until } from './process.ts'
import type { Institution, World } from './world.ts'

export interface Received {
  headers: Record<string, string>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of many shapes
  body: any
  at: number
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, got: Received) => void

export const answer =
  (status: number, headers: Record<string, string> = {}, text = ''): Behaviour =>
  (_request, response) => {
    response.writeHead(status, headers).end(text)
  }

export const hang: Behaviour = () => {}

/** Local HTTP server that receives webhooks, with answers that a test sets. */
export class Receiver {
  readonly got: Received[] = []
  behave: Behaviour = answer(204)
  readonly #server: Server
  readonly #scheme: string

  private constructor(server: Server, scheme: string) {
    this.#server = server
    this.#scheme = scheme
    server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
      let text = ''
      for await (const chunk of request.setEncoding('utf8')) text += chunk
      const headers = request.headers as Record<string, string>
      const json = headers['content-type']?.startsWith('application/json') ?? true
      const got = { headers, text, body: json ? JSON.parse(text) : undefined, at: Date.now() }
      this.got.push(got)
      this.behave(request, response, got)
    })
  }

  static async open(tls?: { key: string; cert: string }): Promise<Receiver> {
    const server = tls ? createSecureServer(tls) : createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Receiver(server, tls ? 'https' : 'http')
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `${this.#scheme}://127.0.0.1:${this.port}/webhook`
  }

  /** Waits for a total number of bodies. */
  async received(many: number): Promise<Received[]> {
    await until(`${many} deliveries`, () => this.got.length >= many, 30)
    return this.got
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** Verifies a delivery with the public library and returns the body. */
export const verified = ({ text, headers }: Pick<Received, 'text' | 'headers'>, secret: string) =>
  new Webhook(secret).verify(text, headers) as Record<string, unknown>

/** Registers an endpoint and returns its secret. */
export async function register(
  world: World,
  { token }: Institution,
  url: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { status, text, body } = await world.control('Webhook', {
    TOKEN: token,
    ACAO: 'CADASTRAR',
    SDT_INT_WEBHOOK: { ESIWH_URL: url, ...more },
  })
  if (status !== 200) throw new Error(text)
  return (body.SDT_INT_WEBHOOK as { ESIWH_SEGREDO: string }).ESIWH_SEGREDO
}

/** The endpoint as the platform shows it. */
export async function shown(world: World, { token }: Institution, url: string) {
  const { body } = await world.control('Webhook', {
    TOKEN: token,
    ACAO: 'CONSULTAR',
    SDT_INT_WEBHOOK: { ESIWH_URL: url },
  })
  return body.SDT_INT_WEBHOOK as Record<string, unknown>
}

/** Makes all waiting deliveries of a client due now. */
export async function hurry(world: World, { id }: Institution): Promise<void> {
  const waiting = `situacao in ('Pendente', 'Aguardando nova tentativa')`
  await world.rows(
    id,
    `update webhook_evento set proxima_em = now() where ${waiting} and proxima_em > now();
     update webhook_destino set nao_antes = now() where nao_antes between now() and now() + '1 year';
     update fila_webhook set pronto_em = now() where cliente_id = ${id} and pronto_em < 'infinity';
     select pg_notify('vinculo_webhook', '')`,
  )
}
