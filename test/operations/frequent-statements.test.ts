import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { Database } from '../../server/store/database.ts'
import { FrequentStatements, mostKept, often } from '../../server/store/prepared.ts'
import { createEmptyDatabase } from '../support/database.ts'

describe('the cache of prepared statements', () => {
  // A cache of its own, because that of the process may be full.
  const statements = new FrequentStatements()
  const ask = (...asked: Parameters<FrequentStatements['ask']>) => statements.ask(...asked)
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let client: pg.Client
  before(async () => {
    database = await createEmptyDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('create table coisa (id integer, nome text)')
    await client.query(`insert into coisa values (1, 'um'), (2, 'dois')`)
  })
  after(async () => {
    await client.end()
    await database.drop()
  })

  const kept = async () => {
    const { rows } = await client.query('select statement from pg_prepared_statements')
    return rows.map(({ statement }) => statement as string)
  }
  const askOften = async (text: string, values: readonly unknown[] = []) => {
    for (let time = 0; time < often; time++) await ask(client, text, values)
  }

  it('keeps statements with their plans, and answers the values of each call', async () => {
    const text = 'select nome from coisa where id = $1'
    for (const [id, nome] of [
      [1, 'um'],
      [2, 'dois'],
      [1, 'um'],
      [2, 'dois'],
    ]) {
      assert.deepEqual((await ask(client, text, [id])).rows, [{ nome }])
    }
    assert.deepEqual(
      (await kept()).filter((one) => one === text),
      [text],
    )
  })

  it('ignores rare statements and transaction control', async () => {
    await ask(client, 'select 1 as rare where $1 = 1', [1])
    for (const text of ['begin', 'commit']) await askOften(text)
    for (const text of await kept()) assert.doesNotMatch(text, /rare|begin|commit/)
  })

  it('plans again after a new column, at the cost of one error', async () => {
    const text = 'select * from coisa where id = $1'
    await askOften(text, [1])
    await client.query('alter table coisa add cor text')
    await assert.rejects(ask(client, text, [1]), { code: '0A000' })
    assert.deepEqual((await ask(client, text, [1])).rows, [{ id: 1, nome: 'um', cor: null }])
  })

  it('is bounded; other statements run unprepared', async () => {
    for (let number = 0; number < mostKept + 5; number++) await askOften(`select ${number} as numero`)
    assert.equal((await kept()).length, mostKept)
    assert.deepEqual((await ask(client, `select ${mostKept + 4} as numero`, [])).rows, [
      { numero: mostKept + 4 },
    ])
  })

  it('handles errors and repetitions inside transactions', async () => {
    const db = new Database({ connectionString: database.url })
    try {
      const text = 'select id from coisa where id = $1::integer'
      const within = (value: unknown) =>
        db.kysely.transaction().execute((tx) =>
          tx.executeQuery<{ id: number }>({
            sql: text,
            parameters: [value],
            query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
            queryId: { queryId: '' },
          }),
        )
      for (let time = 0; time <= often; time++) assert.deepEqual((await within(2)).rows, [{ id: 2 }])
      await assert.rejects(within('x'), { code: '22P02' })
      assert.deepEqual((await within(1)).rows, [{ id: 1 }])
    } finally {
      await db.close()
    }
  })
})
