import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import { execution, prepare, runPrepared } from '../../server/store/prepared.ts'
import { World } from '../support/world.ts'

const twice = (n: number) => ({ text: `select $1 * 2 + ${n} as told`, types: ['integer'] })

describe('prepared statements of connections', () => {
  let world: World
  let client: pg.PoolClient
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.context.readDb.connect()
  })
  after(async () => {
    client.release()
    await world.close()
  })

  const run = async (n: number, value: number) =>
    (await client.query(execution(await prepare(client, twice(n)), [value]))).rows[0].told
  const nameOf = async (n: number) =>
    (
      await client.query('select name from pg_prepared_statements where statement like $1', [
        `%as ${twice(n).text}`,
      ])
    ).rows[0].name as string
  const kept = async () =>
    (
      await client.query(`select name from pg_prepared_statements where name like 'preparado%' order by name`)
    ).rows.map(({ name }) => name as string)

  it('are prepared once, and run with their values', async () => {
    const name = await prepare(client, twice(1))
    assert.equal(await run(1, 10), 21)
    assert.equal(await run(1, 11), 23)
    assert.equal(await prepare(client, twice(1)), name)
    assert.deepEqual(await kept(), [name])
  })

  it('are bounded: the least recently used is dropped, and prepared again on use', async () => {
    const first = await prepare(client, twice(1))
    for (let n = 2; n <= 16; n++) await prepare(client, twice(n))
    await prepare(client, twice(1))
    const second = await prepare(client, twice(2))
    const [third, last] = [await nameOf(3), await prepare(client, twice(17))]
    const names = await kept()
    assert.equal(names.length, 16)
    assert.ok([first, second, last].every((name) => names.includes(name)))
    assert.ok(!names.includes(third))
    assert.equal(await run(2, 5), 12)
    assert.equal((await kept()).length, 16)
  })

  it('take any text as a value and nothing else', async () => {
    const echo = { text: 'select $1 as a, $2 as b, $3 as c', types: ['text', 'bigint', 'boolean'] }
    const text = `'); drop table aluno; --\\`
    const [, answer] = await runPrepared(world.context.db.pool, 'select 1', [[echo, [text, null, true]]])
    assert.deepEqual(answer!.rows, [{ a: text, b: null, c: true }])
  })

  it('leave no failed connection in the pool', async () => {
    const { pool } = world.context.db
    const divide = { text: 'select 1 / $1', types: ['integer'] }
    await assert.rejects(runPrepared(pool, 'select 1', [[divide, [0]]]), /division by zero/)
    assert.equal(pool.totalCount, pool.idleCount)
    const [, answer] = await runPrepared(pool, 'select 1', [[divide, [1]]])
    assert.equal(answer!.rows.length, 1)
  })
})
