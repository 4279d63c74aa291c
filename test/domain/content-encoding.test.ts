import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { chosenEncoding, codecs, type Encoding, encodings, negotiate } from '../../server/http/encoding.ts'
import type { Exchange } from '../../server/http/exchange.ts'
import { Sending } from '../../server/http/sending.ts'

const decoders = { zstd: createZstdDecompress, br: createBrotliDecompress, gzip: createGunzip }

describe('the encoding of an answer', () => {
  const cases: readonly [accepted: string, chosen: Encoding | undefined][] = [
    ['', undefined],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['br', 'br'],
    ['zstd', 'zstd'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate', 'gzip'],
    ['deflate, compress', undefined],
    ['*', 'zstd'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0, *', 'zstd'],
    ['zstd;q=0, br;q=0, gzip;q=0, *', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=0.000', undefined],
    ['gzip;q=0.001', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip;Q=0.2,br ; q=0.9', 'br'],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    // Malformed weights are no wish.
    ['gzip;q=', undefined],
    ['gzip;q=2', undefined],
    ['gzip;q=-1', undefined],
    ['gzip;q=0.1234', undefined],
    ['gzip;q=um', undefined],
    [';q=1', undefined],
    [',,,;;=', undefined],
    ['gzipx', undefined],
    ['__proto__, constructor', undefined],
  ]
  for (const [accepted, chosen] of cases) {
    it(`of "${accepted}" is ${chosen ?? 'none'}`, () => {
      assert.equal(chosenEncoding(accepted, encodings), chosen)
    })
  }

  it('is read from a bounded part of the header, without the name that was cut', () => {
    const long = `${'x, '.repeat(100_000)}gzip`
    const before = performance.now()
    assert.equal(chosenEncoding(long, encodings), undefined)
    assert.ok(performance.now() - before < 1_000)
    for (let cut = 1; cut < 8; cut++) {
      const refusing = `${'x'.repeat(1_000 - cut - 1)},gzip;q=0,${'x'.repeat(2_000)}`
      assert.equal(chosenEncoding(refusing, encodings), undefined, String(cut))
    }
    assert.equal(chosenEncoding(`gzip,${'x'.repeat(5_000)}`, encodings), 'gzip')
    assert.equal(chosenEncoding('x'.repeat(5_000), encodings), undefined)
  })

  it('adds to the headers that an answer depends on', () => {
    for (const [before, after] of [
      [undefined, 'accept-encoding'],
      ['cookie', 'cookie, accept-encoding'],
      ['cookie, Accept-Encoding', 'cookie, Accept-Encoding'],
    ] as const) {
      const headers = new Map<string, unknown>(before ? [['vary', before]] : [])
      const reply = {
        getHeader: (name: string) => headers.get(name),
        header: (name: string, value: string) => headers.set(name, value),
      }
      const exchange = { request: { headers: { 'accept-encoding': 'gzip' } }, reply } as unknown as Exchange
      assert.equal(negotiate(exchange, false), undefined)
      assert.equal(headers.get('vary'), before)
      assert.equal(negotiate(exchange, true), 'gzip')
      assert.equal(headers.get('vary'), after)
    }
  })
})

describe('a compressed stream', () => {
  /** Serves one answer, and returns what the reader gets. */
  async function serve<T>(
    write: (sending: Sending, raw: ServerResponse) => unknown,
    encoding: Encoding | undefined,
    read: (answer: IncomingMessage) => Promise<T>,
  ): Promise<T> {
    const server = createServer((_, raw) => {
      const reply = { raw, statusCode: 200, hijack: () => {}, getHeaders: () => ({}) }
      const context = { config: { minRate: 1, stallSeconds: 60 }, events: { report: () => {} } }
      const sending = new Sending({ reply, request: { id: 'x' }, context } as unknown as Exchange, 'x')
      sending.begin({ 'content-type': 'text/plain' }, encoding)
      write(sending, raw)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const asking = request({ port: (server.address() as AddressInfo).port, agent: false })
      asking.end()
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      return await read(answer)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
  const decoded = (answer: IncomingMessage) => {
    const encoding = answer.headers['content-encoding'] as Encoding | undefined
    return encoding ? answer.pipe(decoders[encoding]()) : answer
  }
  const whole = async (answer: IncomingMessage) =>
    Buffer.concat(await Array.fromAsync(decoded(answer))).toString()

  for (const encoding of encodings) {
    it(`${encoding} has the bytes that were written, in blocks of any size`, async () => {
      const blocks = [1, 1_022, 1, 2, 70_000, 600_000, 3].map((length, at) => String(at).repeat(length))
      const got = await serve(
        async (sending) => {
          for (const block of blocks) {
            if (!sending.write(Buffer.from(block))) await sending.drained(AbortSignal.timeout(5_000))
          }
          sending.end('fim')
        },
        encoding,
        async (answer) => {
          assert.equal(answer.headers['content-encoding'], encoding)
          return whole(answer)
        },
      )
      assert.ok(got === `${blocks.join('')}fim`)
    })

    it(`${encoding} delivers each part of a slow answer, long before its end`, async () => {
      const parts = ['o primeiro', 'o segundo'.repeat(200), 'o terceiro']
      let next = () => {}
      await serve(
        (sending) => {
          const left = [...parts]
          next = () => {
            const part = left.shift()
            if (part === undefined) sending.end()
            else sending.write(Buffer.from(part))
          }
          next()
        },
        encoding,
        async (answer) => {
          let text = ''
          const stream = decoded(answer).on('data', (bytes: Buffer) => {
            text += bytes
          })
          for (let at = 1; at <= parts.length; at++) {
            const wanted = parts.slice(0, at).join('')
            // Nothing more is written until this part has arrived.
            for (let waited = 0; text !== wanted; waited++) {
              assert.ok(waited < 500, `${text.length} of ${wanted.length}`)
              await sleep(10)
            }
            next()
          }
          next()
          await once(stream, 'end')
        },
      )
    })

    it(`${encoding} leaves nothing behind when the reader goes, and frees no block that is being compressed`, async (t) => {
      const codec = codecs[encoding]
      const { stream } = codec
      const made: ReturnType<typeof stream>[] = []
      t.mock.method(codec, 'stream', () => {
        const one = stream()
        const transform = one._transform.bind(one)
        one._transform = (chunk, name, done) => {
          compressing++
          transform(chunk, name, (...told) => {
            compressing--
            done(...told)
          })
        }
        made.push(one)
        return one
      })
      let compressing = 0
      const early: number[] = []
      await serve(
        (sending, raw) => {
          sending.write(Buffer.alloc(3_000_000, 'abcdefg'), () => early.push(compressing))
          raw.destroy()
          // What comes later is dropped.
          setImmediate(() => {
            sending.write(Buffer.alloc(5_000))
            sending.end('x')
          })
        },
        encoding,
        async (answer) => once(answer.resume(), 'close'),
      ).catch(() => {})
      for (let waited = 0; !made[0]!.destroyed && waited < 200; waited++) await sleep(10)
      await sleep(300)
      assert.ok(made[0]!.destroyed)
      // Never, or when nothing of it is read any more.
      assert.ok(
        early.every((count) => count === 0),
        String(early),
      )
    })
  }

  it('of a short answer is none, and has its length', async () => {
    const got = await serve(
      (sending) => {
        sending.write(Buffer.from('curta'))
        sending.end('.')
      },
      'gzip',
      async (answer) => [
        answer.headers['content-encoding'],
        answer.headers['content-length'],
        await whole(answer),
      ],
    )
    assert.deepEqual(got, [undefined, '6', 'curta.'])
  })
})
