import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { openContext } from '../../server/context.ts'
import { newToken } from '../../server/domain/credencial/token.ts'
import { createServer } from '../../server/http/server.ts'
import { trimCounters } from '../../server/jobs/trim-counters.ts'
import type { Row } from '../support/contracts.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

const query = '/apiconsultadadosplataforma/RetornaDadosOcorrencias'
const paged = { dataInicio: '2026-01-01', quantidade: 1 }

const counters = async (world: World) => {
  const { rows } = await sql<{
    key: string
    points: number
  }>`select key, points from limite order by key`.execute(world.context.db.kysely)
  return rows
}

describe('two processes on one database', () => {
  const limit = 40
  const lease = 2
  let world: World
  let client: Institution
  let other: Awaited<ReturnType<typeof openContext>>
  let server: ReturnType<typeof createServer>
  let bases: string[]
  before(async () => {
    world = await World.open({ processing: false, rateToken: limit, rateFailed: 6, trustProxy: 1 })
    client = await world.institution()
    other = await openContext(world.context.config)
    server = createServer(other)
    bases = [world.base, await server.listen({ host: '127.0.0.1', port: 0 })]
  })
  after(async () => {
    await server.close()
    await other.close()
    await world.close()
  })
  const post = async (base: string, path: string, body: Row, headers = {}) => {
    const json = { 'content-type': 'application/json', ...headers }
    const answer = await fetch(base + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    return answer.status
  }

  it('share the limit of a token, within a lease each', async () => {
    let admitted = 0
    for (let sent = 0; sent < 2 * limit; sent++) {
      if ((await post(bases[sent % 2]!, query, { token: client.token, ...paged })) === 200) admitted++
    }
    assert.ok(admitted >= limit - 2 * lease && admitted <= limit + 2 * lease, `${admitted} of ${limit}`)
    for (const base of bases) assert.equal(await post(base, query, { token: client.token, ...paged }), 429)
  })

  it('share the count of refused credentials exactly', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const statuses: number[] = []
    for (let sent = 0; sent < 10; sent++) {
      statuses.push(await post(bases[sent % 2]!, query, { token: newToken('integracao'), ...paged }, headers))
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 401, 429, 429, 429, 429])
  })
})

describe('rate limits', () => {
  it('query the database once for many requests, and delete counters of past minutes', async () => {
    const world = await World.open({ processing: false, rateToken: 600 })
    try {
      const { token } = await world.institution()
      for (let count = 0; count < 25; count++) await world.post(query, { token, ...paged })
      const counter = await until('the counter', async () =>
        (await counters(world)).find(({ key }) => key.startsWith('pedidos')),
      )
      assert.equal(counter.points, 30)
      await sql`insert into limite values ('velho', 1, ${Date.now() - 1})`.execute(world.context.db.kysely)
      await trimCounters(world.context, AbortSignal.timeout(60_000))
      assert.deepEqual(await counters(world), [counter], 'only those stay whose minute has not passed')
    } finally {
      await world.close()
    }
  })

  it('of 0 are off', async () => {
    const world = await World.open({
      processing: false,
      rateToken: 0,
      rateUnpaged: 0,
      rateFailed: 0,
      rateGetToken: 0,
    })
    try {
      const { token } = await world.institution()
      for (let count = 0; count < 5; count++) {
        assert.equal((await world.post(query, { token, dataInicio: '2026-01-01' })).status, 200)
        assert.equal((await world.post(query, { token: 'x', ...paged })).status, 401)
      }
      assert.deepEqual(await counters(world), [])
    } finally {
      await world.close()
    }
  })

  it('stop no caller when their storage fails, and log it once', async () => {
    const world = await World.open({
      processing: false,
      rateToken: 2,
      rateUnpaged: 2,
      rateFailed: 2,
      rateGetToken: 2,
    })
    try {
      const { token, codigo: cliente, usuario, senha } = await world.institution()
      await sql`revoke all on limite from vinculo_app`.execute(world.context.owner.kysely)
      for (let count = 0; count < 10; count++) {
        assert.equal((await world.post(query, { token, dataInicio: '2026-01-01' })).status, 200)
        assert.equal((await world.post(query, { token: 'x', ...paged })).status, 401)
        assert.equal((await world.control('GetToken', { cliente, usuario, senha })).status, 200)
      }
      const told = world.logs.filter((line) => line.includes('"msg":"limits.trouble"'))
      assert.equal(told.length, 1)
      assert.match(told[0]!, /"reason":"error 42501/)
    } finally {
      await world.close()
    }
  })
})
