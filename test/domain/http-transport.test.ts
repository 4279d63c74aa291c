import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it, mock } from 'node:test'
import fc from 'fast-check'
import { BodyMemory } from '../../server/http/transport/body-memory.ts'
import { answerEarly } from '../../server/http/transport/linger.ts'
import { Pace } from '../../server/http/transport/pace.ts'
import { Throttle } from '../../server/http/transport/throttle.ts'
import { TokenSearch } from '../../server/json/token-search.ts'
import { Refusal } from '../../server/refusal.ts'
import { until } from '../support/process.ts'
import { Wire } from '../support/raw-connection.ts'

const codeOf = (run: () => void): string => {
  try {
    run()
    return 'ok'
  } catch (error) {
    assert.ok(error instanceof Refusal, String(error))
    return error.code
  }
}

describe('a throttle that many share', () => {
  it('passes a number of bytes per second for all senders together', () => {
    const throttle = new Throttle(1_000)
    assert.deepEqual(
      [10, 90, 100].map((bytes) => throttle.take(bytes, 0)),
      [0, 100, 200],
    )
    assert.equal(throttle.take(100, 150), 150)
  })

  it('gives no credit for time without bytes', () => {
    const throttle = new Throttle(1_000)
    throttle.take(100, 0)
    assert.equal(throttle.take(500, 60_000), 500)
  })
})

describe('the search for a credential in an arriving body', () => {
  const found = (text: string, size = text.length) => {
    const search = new TokenSearch()
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += size) search.push(bytes.subarray(at, at + size))
    return search.found
  }

  it('finds the first non-empty TOKEN or token of the outermost object', () => {
    for (const [text, token] of [
      ['{"TOKEN":"t"', 't'],
      ['\ufeff \n{ "token" : "t"', 't'],
      ['{"RETORNO":"","L":[{"TOKEN":"não","x":["}"]}],"TOKEN":"t"}', 't'],
      ['{"\\u0054OKEN":"t\\u00e9\\"x"}', 'té"x'],
      ['{"TOKEN":"","token":null,"TOKEN":"t","token":"u"}', 't'],
      ['{"a":"TOKEN","b":"x\\\\","token":"t"}', 't'],
    ] as const)
      for (const size of [1, 2, 3, 7, text.length]) assert.equal(found(text, size), token, text)
  })

  it('finds nothing where there is none', () => {
    for (const text of [
      '',
      '{}',
      '{"a":{"TOKEN":"x"}}',
      '["TOKEN","x"]',
      '"TOKEN"',
      '{"TOKEN":"sem fim',
      '{"TOKEN":""}',
    ])
      assert.equal(found(text), undefined, text)
  })

  it('reports a value that cannot be a credential', () => {
    for (const value of ['7', 'true', '{"a":1}', '["t"]', `"${'x'.repeat(5_000)}"`, '"\\q"'])
      assert.equal(found(`{"TOKEN":${value},"token":"t"}`), false, value)
  })

  it('recognises a key in any spelling, and no other', () => {
    const spelled = [...'TOKEN'].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('')
    for (const key of [spelled, spelled.toUpperCase().replaceAll('\\U', '\\u'), 'to\\u006Ben'])
      assert.equal(found(`{"${key}":"t"}`, 1), 't', key)
    for (const key of [
      'Token',
      'TOKENS',
      'TOKE',
      'TOKEN\\n',
      '\\TOKEN',
      'tOKEN',
      '\\u005OKEN',
      '\\u0054OKEN\\u',
      '',
    ])
      assert.equal(found(`{"${key}":"t"}`, 1), undefined, key)
  })

  it('allocates nothing for skipped values of any size', () => {
    const made = [
      mock.method(Buffer, 'from'),
      mock.method(Buffer.prototype, 'toString'),
      mock.method(JSON, 'parse'),
    ]
    const search = new TokenSearch()
    const bytes = new TextEncoder().encode(
      `{${'"a":1,"\\u0054OKE":"x","token":"","TOKEN":null,'.repeat(100)}`,
    )
    search.push(bytes)
    const counts = made.map(({ mock }) => mock.callCount())
    mock.restoreAll()
    assert.deepEqual(counts, [0, 0, 0])
    search.push(Buffer.from('"token":"t"'))
    assert.equal(search.found, 't')
  })

  it('agrees with the parser on every object, however it is split', () => {
    const member = fc.tuple(fc.constantFrom('TOKEN', 'token', 'a', 'b'), fc.jsonValue())
    fc.assert(
      fc.property(fc.array(member, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (members, size) => {
        const object = Object.fromEntries(members)
        const wanted = Object.entries(object).find(
          ([key, value]) => key.toLowerCase() === 'token' && value !== '' && value !== null,
        )?.[1]
        const expected = typeof wanted === 'string' || wanted === undefined ? wanted : false
        assert.equal(found(JSON.stringify(object, null, 1), size), expected)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the memory for arriving bodies', () => {
  const limits = { authenticated: 300, client: 200, unauthenticated: 60, perCaller: 30 }

  it('is bounded for each client and in total, and is returned', () => {
    const memory = new BodyMemory(limits)
    const of = (client: number) => {
      const hold = memory.open()
      hold.belongTo(client)
      return hold
    }
    const [one, two, other, third] = [of(1), of(1), of(2), of(3)]
    one.ensure(150)
    assert.equal(
      codeOf(() => two.ensure(51)),
      'SIMULTANEOS_DEMAIS',
    )
    other.ensure(120)
    assert.equal(
      codeOf(() => third.ensure(31)),
      'SOBRECARGA',
    )
    one.release()
    third.ensure(31)
    for (const hold of [two, other, third, one]) hold.release()
    assert.deepEqual(memory.held, { authenticated: 0, unauthenticated: 0 })
  })

  it('is small for an unauthenticated body, and evicts the oldest one for the next', () => {
    const memory = new BodyMemory(limits)
    const lost: number[] = []
    const holds = Array.from({ length: 4 }, (_, at) => {
      const hold = memory.open()
      hold.onLoss = ({ code }) => {
        assert.equal(code, 'SOBRECARGA')
        lost.push(at)
      }
      return hold
    })
    assert.equal(
      codeOf(() => holds[0]!.ensure(31)),
      'CREDENCIAL_TARDIA',
    )
    for (const hold of holds) hold.ensure(25)
    assert.deepEqual(lost, [0, 1])
    assert.deepEqual(memory.held, { authenticated: 0, unauthenticated: 50 })
    holds[2]!.belongTo(7)
    assert.deepEqual(memory.held, { authenticated: 25, unauthenticated: 25 })
    for (const hold of holds) hold.release()
    assert.deepEqual(memory.held, { authenticated: 0, unauthenticated: 0 })
  })
})

it('a body whose credential is being checked is not evicted', () => {
  const memory = new BodyMemory({ authenticated: 300, client: 200, unauthenticated: 60, perCaller: 30 })
  const [first, second, third] = [memory.open(), memory.open(), memory.open()]
  const lost: unknown[] = []
  for (const hold of [first, second, third]) hold.onLoss = () => lost.push(hold)
  first.ensure(30)
  second.ensure(30)
  first.pinned = true
  third.ensure(30)
  assert.deepEqual(lost, [second])
  third.pinned = true
  assert.equal(
    codeOf(() => memory.open().ensure(1)),
    'SOBRECARGA',
  )
  first.belongTo(7)
  assert.deepEqual(memory.held, { authenticated: 30, unauthenticated: 30 })
})

it('an early answer waits for the previous answer of its connection', async () => {
  const answer = { status: 413, headers: {}, body: 'cedo' }
  let before: ServerResponse | undefined
  const server = createServer((request, response) => {
    if (!before) {
      before = response
      return
    }
    answerEarly(request, response, answer, { bytes: 10, longest: 1_000, idle: 1_000 })
    before.end('primeira')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const wire = new Wire(`http://127.0.0.1:${port}`)
  try {
    wire.head('/', { 'content-length': 0 }).head('/', { 'content-length': 100 })
    await until('both answers', () => wire.received.includes('cedo') || wire.closed)
    assert.match(wire.received, /200 OK.*primeira.*413.*cedo/s)
  } finally {
    wire.end()
    server.close()
    server.closeAllConnections()
  }
})

describe('the minimum transfer rate', () => {
  const tempo = { rate: 1_000, stretch: 30_000 }
  /** Runs with mock timers; returns whether the connection was dropped. */
  function slow(run: (pace: Pace, pass: (ms: number) => void) => void): boolean {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    try {
      let given = false
      const pace = new Pace(tempo, () => {
        given = true
      })
      run(pace, (ms) => mock.timers.tick(ms))
      pace.stop()
      return given
    } finally {
      mock.timers.reset()
    }
  }

  it('drops a connection only when nothing moves, or too little', () => {
    const moving = (bytes: number) =>
      slow((pace, pass) => {
        for (let second = 0; second < 100; second++) {
          pace.wait()
          pass(1_000)
          pace.moved(bytes)
        }
      })
    assert.equal(moving(1), true)
    assert.equal(moving(900), true)
    assert.equal(moving(1_100), false)
    const silent = (ms: number) =>
      slow((pace, pass) => {
        pace.wait()
        pass(ms)
      })
    assert.deepEqual([silent(29_999), silent(30_000)], [false, true])
  })

  it('counts no time without a pending transfer', () => {
    const given = slow((pace, pass) => {
      for (let block = 0; block < 100; block++) {
        pass(60_000)
        pace.wait()
        pass(10)
        pace.moved(100)
      }
    })
    assert.equal(given, false)
  })
})
