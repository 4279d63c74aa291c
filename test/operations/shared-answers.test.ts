import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { until } from '../support/process.ts'
import { World } from '../support/world.ts'

const paths = ['/openapi.json', '/docs/referencia'] as const
const readers = 150
const mebi = 2 ** 20

describe('a shared static answer', () => {
  let world: World
  before(async () => {
    world = await World.open({ processing: false, stallSeconds: 600 })
  })
  after(() => world.close())

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(world.base + path, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  /** Sends a request and reads only the beginning. */
  const ask = (path: string): Socket => {
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1').on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  }
  const stalled = () => world.logs.filter((line) => line.includes('"msg":"query.stalled"')).length

  it('is compressed for clients that accept it', async () => {
    for (const path of [...paths, '/docs', '/docs/guias/integrador']) {
      const { answer, bytes } = await get(path)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('content-encoding'), null)
      assert.equal(answer.headers.get('vary'), 'accept-encoding')
      const tags = new Set([answer.headers.get('etag')])
      for (const [accepted, encoding, unpack] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['br;q=0, gzip', 'gzip', gunzipSync],
      ] as const) {
        const packed = await raw(world.base + path, accepted)
        assert.equal(packed.headers['content-encoding'], encoding)
        assert.ok(unpack(packed.body).equals(bytes), `${path} ${encoding}`)
        assert.ok(packed.body.length < bytes.length)
        tags.add(String(packed.headers.etag))
      }
      assert.equal(tags.size, 3)
    }
  })

  it('is not sent again to a client with the current version', async () => {
    for (const path of [...paths, '/docs', '/docs/images/painel.png']) {
      const first = await get(path)
      const etag = first.answer.headers.get('etag')!
      for (const told of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const again = await get(path, { 'if-none-match': told })
        assert.deepEqual([again.answer.status, again.bytes.length], [304, 0], path)
      }
      assert.equal((await get(path, { 'if-none-match': '"outra"' })).answer.status, 200)
      const head = await get(path, {}, 'HEAD')
      assert.equal(head.answer.headers.get('content-length'), String(first.bytes.length))
      assert.equal(head.bytes.length, 0)
    }
    assert.equal((await get('/docs/nada', { 'if-none-match': '*' })).answer.status, 404)
  })

  it('takes constant memory for any number of clients that do not read, which are dropped', async () => {
    for (const path of paths) await get(path)
    const used = () => {
      const { arrayBuffers, external, heapUsed } = process.memoryUsage()
      return Math.max(arrayBuffers, external) + heapUsed
    }
    const before = used()
    const gone = stalled()
    const sockets = Array.from({ length: readers }, (_, at) => ask(paths[at % 2]!))
    let beginnings = 0
    // An unread socket keeps what fits into its buffer.
    for (const socket of sockets) socket.once('readable', () => beginnings++)
    await until('some of the answers to begin', () => beginnings >= 40, 60)
    // Half of these answers would exceed this.
    assert.ok(used() - before < 150 * mebi, `${Math.round((used() - before) / mebi)} MiB`)
    // Other clients are served meanwhile.
    assert.equal((await get('/healthz')).answer.status, 200)
    assert.equal((await get('/docs/problemas')).answer.status, 200)
    for (const socket of sockets) socket.destroy()
    assert.equal((await get('/openapi.json')).answer.status, 200)
    const { config } = world.context
    config.stallSeconds = 1
    try {
      const slow = ask('/openapi.json')
      const closed = new Promise((resolve) => slow.once('close', resolve))
      slow.once('readable', () => {})
      await until('the reader to be given up', () => stalled() > gone, 60)
      slow.resume()
      await closed
    } finally {
      config.stallSeconds = 600
    }
  })
})

/** Without decompression. */
async function raw(url: string, accepted: string) {
  const { request } = await import('node:http')
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': accepted } }, async (answer) => {
      resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) })
    })
      .on('error', reject)
      .end()
  })
}
