import { connect, type Socket } from 'node:net'
import { until } from './process.ts'

/** A raw connection, so that a test decides every byte. */
export class Wire {
  readonly socket: Socket
  received = ''
  trouble = ''
  closed = false

  constructor(base: string) {
    this.socket = connect(Number(new URL(base).port), '127.0.0.1')
    this.socket.setEncoding('latin1').on('data', (text: string) => {
      this.received += text
    })
    this.socket.on('error', (error: NodeJS.ErrnoException) => {
      this.trouble = error.code ?? error.message
    })
    this.socket.on('close', () => {
      this.closed = true
    })
  }

  /** Sends the head of a POST. */
  head(path: string, headers: Record<string, string | number>): this {
    const lines = Object.entries({ host: 'x', 'content-type': 'application/json', ...headers })
    this.socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
    return this
  }

  write(bytes: string | Uint8Array): this {
    this.socket.write(bytes)
    return this
  }

  /** Waits for the head of the last answer and returns its status. */
  async status(): Promise<number> {
    const found = await until('an answer', () => {
      const last = [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/g)].at(-1)
      if (last && last[1] !== '100') return last
      if (this.closed) throw new Error(`no answer: ${this.trouble} ${this.received}`)
      return undefined
    })
    return Number(found[1])
  }

  end(): void {
    this.socket.destroy()
  }
}
