import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface Received {
  to: string
  raw: string
  id: string
  subject: string
  text: string
}

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

/** SMTP server whose answers a test controls. */
export class MailServer {
  readonly received: Received[] = []
  /** The answer to a recipient; undefined accepts it. */
  onReceiver: (address: string) => Error | undefined = () => undefined
  /** The answer to a message; `cut` closes the connection without one. */
  onMessage: (message: Received) => Error | 'cut' | undefined | Promise<Error | 'cut' | undefined> = () =>
    undefined
  readonly #server: SMTPServer
  #sockets = new Set<import('node:net').Socket>()

  static readonly later = refusal(451, 'try again later')
  static readonly never = refusal(550, 'no such user')

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => done(this.onReceiver(address)),
      onData: async (stream, session, done) => {
        const raw = await text(stream).catch(() => undefined)
        // The sender died during the message, so it was not received.
        if (raw === undefined) return
        const message = read(raw, session)
        this.received.push(message)
        const verdict = await this.onMessage(message)
        if (verdict === 'cut') for (const socket of this.#sockets) socket.destroy()
        else done(verdict)
      },
    })
    this.#server.on('error', () => {})
    this.#server.server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
  }

  static async open(): Promise<MailServer> {
    const server = new MailServer()
    server.#server.listen(0, '127.0.0.1')
    await once(server.#server.server, 'listening')
    return server
  }

  get settings() {
    const { port } = this.#server.server.address() as AddressInfo
    return { url: `smtp://127.0.0.1:${port}`, from: 'Estágios <estagios@exemplo.edu.br>' }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

/** The decoded parts of a message. */
function read(raw: string, { envelope }: SMTPServerSession): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  const body = rest.join('\r\n\r\n')
  const encoding = header('Content-Transfer-Encoding')
  return {
    to: envelope.rcptTo.map(({ address }) => address).join(),
    raw,
    id: header('Message-ID'),
    subject: words(header('Subject')),
    text: encoding === 'base64' ? Buffer.from(body, 'base64').toString() : quoted(body),
  }
}

const quoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** Decodes encoded words of a header. */
const words = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, word) => quoted(word.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?B\?(.*?)\?=/gi, (_, word) => Buffer.from(word, 'base64').toString())
