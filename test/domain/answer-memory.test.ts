import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { AnswerMemory } from '../../server/http/answer-memory.ts'

const all = 16 * 2 ** 20
const client = 1

describe('memory for prepared answers', () => {
  let server: Server
  const asked: ServerResponse[] = []
  before(async () => {
    server = createServer((_request, response) => {
      asked.push(response)
      server.emit('asked')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })

  /** Sends several requests at once on one connection. */
  async function ask(count: number) {
    asked.length = 0
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count))
    while (asked.length < count) await once(server, 'asked')
    return { socket, responses: [...asked] }
  }
  /** Holds all memory of a client for an answer, until it is written. */
  function keep(ready: AnswerMemory, raw: ServerResponse) {
    const memory = ready.of(client, raw)
    assert.ok(memory.take(all))
    return new Promise<void>((resolve) => {
      raw.write(Buffer.alloc(all), () => {
        memory.giveBack(all)
        resolve()
      })
    })
  }
  /** Whether a client has exactly its full memory. */
  function isWhole(ready: AnswerMemory, raw: ServerResponse): boolean {
    const memory = ready.of(client, raw)
    const whole = memory.take(all) && !memory.take(1)
    memory.giveBack(all)
    return whole
  }

  it('is returned after the answer is written', async () => {
    const ready = new AnswerMemory()
    const { socket, responses } = await ask(1)
    socket.resume()
    await keep(ready, responses[0]!)
    assert.ok(isWhole(ready, responses[0]!))
    socket.destroy()
  })

  it('is returned once from answers whose connection ends before or during their turn', async () => {
    const ready = new AnswerMemory()
    for (const turn of [1, 0]) {
      const { socket, responses } = await ask(2)
      const raw = responses[turn]!
      const closed = once(raw, 'close')
      const written = keep(ready, raw)
      socket.destroy()
      await closed
      if (turn === 0) await written
      const next = await ask(1)
      assert.ok(isWhole(ready, next.responses[0]!), `turn ${turn}`)
      assert.equal(ready.of(client, raw).take(1), false)
      next.socket.destroy()
    }
  })
})
