import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { newToken } from '../../server/domain/credencial/token.ts'
import { Wire } from '../support/raw-connection.ts'
import { type Institution, World } from '../support/world.ts'

const receive = '/APIPlataformaIntegracao/RecebeAlunos'
const query = '/apiconsultadadosplataforma/RetornaDadosOcorrencias'
/** Both sizes exceed the buffers between two processes. */
const limit = 10 * 2 ** 20
const [allowed, tooMuch] = [8 * 2 ** 20, 12 * 2 ** 20]
const failures = 30

/** Sends everything before it reads anything, as most programs do. */
const script = `
import http.client, sys
from urllib.parse import urlsplit
base, path, size, token, chunked = sys.argv[1:6]
url = urlsplit(base)
connection = http.client.HTTPConnection(url.hostname, url.port, timeout=60)
body = b'{"TOKEN":"' + token.encode() + b'","x":"' + b'x' * int(size) + b'"}'
pieces = (body[at:at + 65536] for at in range(0, len(body), 65536))
headers = {'content-type': 'application/json'}
if chunked == '1': connection.request('POST', path, pieces, headers, encode_chunked=True)
else: connection.request('POST', path, body, headers)
answer = connection.getresponse()
print(answer.status, answer.read().decode())
`

async function runPython(args: string[]): Promise<string | undefined> {
  const child = spawn('python3', ['-c', script, ...args])
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      text += part
    })
  try {
    await once(child, 'close')
    return text.trim()
  } catch {
    return undefined
  }
}

describe('an answer to a body that is still being sent', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false, maxBody: limit, rateFailed: failures, trustProxy: 1 })
    client = await world.institution()
  })
  after(() => world.close())

  const cases = [
    { name: 'too large', status: 413, size: tooMuch, token: () => client.token },
    {
      name: 'with an unknown token',
      status: 401,
      size: allowed,
      token: () => newToken('integracao'),
    },
  ]

  for (const { name, status, size, token } of cases) {
    it(`${name}, reaches fetch, and a socket that reads only after writing everything`, async () => {
      const text = `{"TOKEN":"${token()}","x":"${'x'.repeat(size)}"}`
      assert.equal((await world.post(receive, text)).status, status)
      const chunked = await fetch(world.base + receive, {
        method: 'POST',
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit)
      assert.equal(chunked.status, status)
      assert.match(await chunked.text(), /MsgRetorno/)
      const wire = new Wire(world.base)
      wire.socket.pause()
      wire.head(receive, { 'transfer-encoding': 'chunked' })
      await new Promise((resolve) =>
        wire.socket.write(`${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`, resolve),
      )
      wire.socket.resume()
      assert.equal(await wire.status(), status)
      assert.equal(wire.trouble, '')
      wire.end()
    })

    it(`${name}, reaches Python`, async (t) => {
      for (const chunked of ['0', '1']) {
        const said = await runPython([world.base, receive, String(size), token(), chunked])
        if (said === undefined) return t.skip('there is no python3 here')
        assert.ok(said.startsWith(`${status} {"MsgRetorno":"`), said)
      }
    })
  }

  it('comes early: a wrong token is refused after its first block, one in the header before', async () => {
    const begun = new Wire(world.base).head(receive, { 'content-length': limit })
    begun.write(`{"TOKEN":"${newToken('integracao')}",`)
    assert.equal(await begun.status(), 401)
    const headed = new Wire(world.base).head(receive, {
      'content-length': limit,
      authorization: `Bearer ${newToken('integracao')}`,
    })
    assert.equal(await headed.status(), 401)
    for (const wire of [begun, headed]) {
      assert.match(wire.received, /connection: close/i)
      wire.end()
    }
  })

  it('replaces 100 Continue, so that the body need not be sent', async () => {
    const expect = '100-continue'
    const ask = (headers: Record<string, string | number>) =>
      new Wire(world.base).head(receive, { expect, ...headers })
    const refused = [
      ask({ 'content-length': limit + 1 }),
      ask({ 'content-length': 10, authorization: newToken('integracao') }),
      ask({ 'content-length': 10, 'content-type': 'text/plain' }),
    ]
    assert.deepEqual(await Promise.all(refused.map((wire) => wire.status())), [413, 401, 415])
    for (const wire of refused) {
      assert.ok(!wire.received.includes('100 Continue'), wire.received)
      wire.end()
    }
    const body = JSON.stringify({ TOKEN: client.token, SDT_INT_ALUNOS: [] })
    const wanted = ask({ 'content-length': body.length })
    while (!wanted.received.includes('100 Continue')) await once(wanted.socket, 'data')
    assert.equal(await wanted.write(body).status(), 200)
    wanted.end()
  })

  it('tells an address with too many failures before it sends', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    for (let count = 0; count < failures; count++)
      await world.post(query, { token: newToken('integracao') }, headers)
    const wire = new Wire(world.base).head(receive, { ...headers, 'content-length': limit })
    assert.equal(await wire.status(), 429)
    wire.end()
  })
})
