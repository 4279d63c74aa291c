import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { consultaLote } from '../../catalogue/batches/consulta-lote.ts'
import { AnswerMemory } from '../../server/http/answer-memory.ts'
import { encodings } from '../../server/http/encoding.ts'
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
  const exchangeOn = (raw: ServerResponse, headers: Record<string, string> = {}) => {
    const reply = {
      raw,
      statusCode: 200,
      header: (name: string, value: string) => {
        raw.setHeader(name, value)
        return reply
      },
      getHeader: (name: string) => raw.getHeader(name),
      send: (bytes: Buffer) => raw.end(bytes),
      hijack: () => {},
      getHeaders: () => raw.getHeaders(),
    }
    const context = { config: { minRate: 1, stallSeconds: 60 }, events: { report: () => {} } }
    return { reply, request: { id: 'x', headers }, context, answers: { memory } } as unknown as Exchange
  }
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const ask = async () => (await fetch(url())).json()
  const most = 16 * 2 ** 20
  /** A client with nothing else in memory may have more than its limit. */
  const isReleased = () => {
    const free = memory.take(client, most) && memory.take(client + 1, 3 * most)
    memory.giveBack(client, most)
    memory.giveBack(client + 1, 3 * most)
    return free
  }

  it('is complete, and releases its memory', async () => {
    answer = (raw) => sendWhole(exchangeOn(raw), consultaLote, client, long)
    for (let again = 0; again < 3; again++) assert.deepEqual(await ask(), long)
    assert.ok(isReleased())
  })

  it('is compressed where the reader asks, with the same content, and releases its memory', async () => {
    // It does not compress well, so that it is long when it is compressed, too.
    const random = { texto: randomBytes(200_000).toString('base64') }
    for (const content of [long, random]) {
      for (const encoding of encodings) {
        answer = (raw) =>
          sendWhole(exchangeOn(raw, { 'accept-encoding': encoding }), consultaLote, client, content)
        const response = await fetch(url())
        assert.equal(response.headers.get('content-encoding'), encoding)
        assert.equal(response.headers.get('vary'), 'accept-encoding')
        assert.deepEqual(await response.json(), content)
        assert.ok(isReleased())
      }
    }
  })

  it('releases its memory when the reader leaves without reading', async () => {
    const random = { texto: randomBytes(8_000_000).toString('base64') }
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      let closed = Promise.resolve([] as unknown[])
      answer = (raw) => {
        closed = once(raw, 'close')
        sendWhole(exchangeOn(raw, headers as Record<string, string>), consultaLote, client, random).catch(
          () => {},
        )
      }
      const leaving = request(url())
      leaving.on('error', () => {}).end()
      await once(leaving, 'response')
      assert.ok(!memory.take(client, most), 'it is held while it is not read')
      leaving.destroy()
      await closed
      assert.ok(isReleased())
    }
  })

  it('is refused while unread answers of the client fill its memory; short ones are not', async () => {
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
