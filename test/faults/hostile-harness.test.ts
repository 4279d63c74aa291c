import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import type { Target } from '../../bench/hostile/attack.ts'
import { joinReports } from '../../bench/hostile/attacker-process.ts'
import { attacks } from '../../bench/hostile/attacks/index.ts'
import { withMissed } from '../../bench/hostile/coordinated-omission.ts'
import { judge, type Outcome } from '../../bench/hostile/verdict.ts'

/** Events of attackers before they are stopped. */
const enough = 100

const well: Outcome = {
  idleMedianMs: 4,
  attackedMedianMs: 12,
  highestMemoryMiB: 699,
  records: 100,
  ledger: { lost: 0, doubled: 0, wrong: 0 },
  failures: 0,
  attacks: { 'sign-ins': { 401: 10, 503: 1 } },
  sameProcess: true,
  exitCode: 0,
}

/** The failing bounds after a change to a good outcome. */
const failing = (change: Partial<Outcome>) =>
  judge({ ...well, ...change })
    .filter(({ holds }) => !holds)
    .map(({ measure, value }) => `${measure}: ${value}`)

describe('the verdict of the hostile run', () => {
  it('is good when every bound holds', () => assert.deepEqual(failing({}), []))

  it('names each violated bound', () => {
    assert.deepEqual(failing({ attackedMedianMs: 12.1 }), [
      'median latency of honest requests, under attack against idle: 3.02',
    ])
    assert.deepEqual(failing({ highestMemoryMiB: 700 }), ['highest memory of the server (MiB): 700'])
    assert.deepEqual(failing({ ledger: { lost: 1, doubled: 2, wrong: 3 } }), [
      'lost of 100 records: 1',
      'doubled: 2',
      'wrong: 3',
    ])
    assert.deepEqual(failing({ failures: 1 }), ['honest requests that failed: 1'])
    assert.deepEqual(failing({ sameProcess: false }), ['the server is still the same process: no'])
    assert.deepEqual(failing({ exitCode: null }), ['exit code after SIGTERM: null'])
  })

  it('is never good without measurements or a comparison', () => {
    assert.equal(failing({ attackedMedianMs: Number.NaN }).length, 1)
    assert.equal(failing({ ledger: undefined }).length, 3)
  })

  it('names the attacks that caused a 500', () => {
    const attacks = joinReports(well.attacks, { 'broken-json': { 500: 2 } })
    assert.deepEqual(failing({ attacks }), ['attacks answered with 500: broken-json (2)'])
  })

  it('counts the requests that were due while another was open', () => {
    assert.deepEqual(withMissed(400, 500), [400])
    assert.deepEqual(withMissed(1_600, 500), [1_600, 1_100, 600, 100])
  })

  it('sums the counts of several rounds', () => {
    const joined = joinReports({ one: { 200: 1 } }, { one: { 200: 2, 429: 1 }, other: { 200: 1 } })
    assert.deepEqual(joined, { one: { 200: 3, 429: 1 }, other: { 200: 1 } })
  })
})

describe('the attacks', () => {
  it('have unique names', () => {
    assert.equal(new Set(attacks.map(({ name }) => name)).size, attacks.length)
  })

  it('stop on request, and stay on this machine', async () => {
    const callers = new Set<string>()
    const server = createServer((request, response) => {
      callers.add(request.socket.remoteAddress ?? '')
      request.resume().on('error', () => {})
      request.once('end', () => response.end('{}'))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const target: Target = {
      port,
      code: 'hostil',
      tokens: {},
      person: { client: 'gente', login: 'maria' },
      silentPort: port,
    }
    const over = new AbortController()
    const { signal } = over
    let answers = 0
    const count = () => {
      if (++answers === enough) over.abort()
    }
    try {
      await Promise.all(attacks.map(({ run }) => run({ target, token: 'nenhum', signal, count })))
    } finally {
      server.closeAllConnections()
      server.close()
    }
    assert.ok(callers.size > 0)
    for (const caller of callers) assert.match(caller, /^127\./)
  })
})
