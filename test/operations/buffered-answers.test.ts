import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { consultaLote } from '../../catalogue/batches/consulta-lote.ts'
import { AnswerMemory } from '../../server/http/answer-memory.ts'
import type { Exchange } from '../../server/http/exchange.ts'
import { sendWhole } from '../../server/http/whole-answer.ts'
import { Refusal } from '../../server/refusal.ts'

const client = 1
const long = { texto: 'x'.repeat(100_000) }

describe('a buffered answer', () => {
  let server: Server
  const memory = new AnswerMemory()
  let answer: (raw: ServerResponse) => void
  before(async () => {
    server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })

  /** The exchange that sending needs, on a plain server. */
  const exchangeOn = (raw: ServerResponse) => {
    const reply = {
      raw,
      header: () => reply,
      send: (bytes: Buffer) => raw.end(bytes),
      hijack: () => {},
      getHeaders: () => ({}),
    }
    const context = { config: { minRate: 1, stallSeconds: 60 }, events: { report: () => {} } }
    return { reply, request: { id: 'x', headers: {} }, context, answers: { memory } } as unknown as Exchange
  }
  const ask = async () => {
    const { port } = server.address() as AddressInfo
    return (await fetch(`http://127.0.0.1:${port}/`)).json()
  }

  it('is complete, and releases its memory', async () => {
    answer = (raw) => sendWhole(exchangeOn(raw), consultaLote, client, long)
    for (let again = 0; again < 3; again++) assert.deepEqual(await ask(), long)
    assert.ok(memory.take(client, 1))
    memory.giveBack(client, 1)
  })

  it('is refused while unread answers of the client fill its memory; short ones are not', async () => {
    const most = 16 * 2 ** 20
    assert.ok(memory.take(client, most))
    let refusal: unknown
    answer = (raw) => {
      const exchange = exchangeOn(raw)
      sendWhole(exchange, consultaLote, client, long).catch((error) => {
        refusal = error
        return sendWhole(exchange, consultaLote, client, { ok: true })
      })
    }
    assert.deepEqual(await ask(), { ok: true })
    assert.ok(refusal instanceof Refusal && refusal.code === 'SOBRECARGA')
    memory.giveBack(client, most)
  })
})
