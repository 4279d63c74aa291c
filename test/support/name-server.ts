import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

const [typeA, nameError] = [1, 3]

/**
 * DNS server on this machine. Names under `.lento` get no answer, those under `.nada` do not exist, all
 * others resolve to 127.0.0.1.
 */
export class NameServer {
  /** Queried names in order. */
  readonly asked: string[] = []
  readonly #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('message', (question, { port, address }) => {
      const { name, type, end } = read(question)
      this.asked.push(name)
      if (name.endsWith('.lento')) return
      const found = type === typeA && !name.endsWith('.nada')
      const header = Buffer.from(question.subarray(0, 12))
      header.writeUInt16BE(0x8180 | (name.endsWith('.nada') ? nameError : 0), 2)
      header.writeUInt16BE(found ? 1 : 0, 6)
      header.fill(0, 8, 12)
      const answer = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])
      const parts = [header, question.subarray(12, end), ...(found ? [answer] : [])]
      socket.send(Buffer.concat(parts), port, address)
    })
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4')
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    return new NameServer(socket)
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`
  }

  stop(): void {
    this.#socket.close()
  }
}

/** The name and type of a message's single question, and its end offset. */
function read(question: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 }
}
