import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type pg from 'pg'
import { system } from '../../server/store/actor.ts'
import { Database, type Tx } from '../../server/store/database.ts'
import { together } from '../../server/store/together.ts'
import { createEmptyDatabase } from '../support/database.ts'
import { until } from '../support/process.ts'

describe('a pipelined transaction', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let db: Database
  before(async () => {
    database = await createEmptyDatabase()
    db = new Database({ connectionString: database.url }, 1)
    await db.pool.query('create table coisa (id integer primary key)')
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => db.inClient(1, work, system('teste'))
  const add = (tx: Tx, id: number) => sql`insert into coisa values (${id})`.execute(tx)
  const count = async () => (await db.pool.query('select count(*)::integer as n from coisa')).rows[0].n

  /** Writes to the socket during some work. */
  async function writesOf(work: (tx: Tx) => Promise<unknown>): Promise<number> {
    const client = (await db.connect()) as pg.PoolClient & pg.Client
    const { stream } = client.connection
    client.release()
    let writes = 0
    const [write, writev] = [stream._write, stream._writev]
    Object.assign(stream, {
      _write: (...told: Parameters<typeof write>) => {
        writes++
        return write.apply(stream, told)
      },
      _writev: (...told: Parameters<NonNullable<typeof writev>>) => {
        writes++
        return writev!.apply(stream, told)
      },
    })
    await inTransaction(work)
    Object.assign(stream, { _write: write, _writev: writev })
    return writes
  }

  const looks = (tx: Tx) => Array.from({ length: 20 }, (_, at) => sql`select ${at}::integer as n`.execute(tx))

  it('answers each statement', async () => {
    const answers = await inTransaction((tx) => together(looks(tx)))
    assert.deepEqual(
      answers.map(({ rows }) => rows),
      Array.from({ length: 20 }, (_, n) => [{ n }]),
    )
  })

  it('sends concurrent statements in one write', async () => {
    const atOnce = await writesOf((tx) => together(looks(tx)))
    const inTurn = await writesOf(async (tx) => {
      for (let at = 0; at < 20; at++) await sql`select ${at}::integer as n`.execute(tx)
    })
    assert.ok(atOnce <= 3, `${atOnce} writes`)
    assert.ok(inTurn >= 20, `${inTurn} writes`)
  })

  it('sets the actor before its first statement', async () => {
    const { rows } = await inTransaction((tx) =>
      sql`select current_setting('vinculo.cliente') as client`.execute(tx),
    )
    assert.deepEqual(rows, [{ client: '1' }])
  })

  it('rolls back where one fails, and reports that error first', async () => {
    let late = false
    const failing = inTransaction((tx) =>
      together([
        add(tx, 1),
        sql`select 1 / 0`.execute(tx),
        // Continues after the failure, and is awaited.
        add(tx, 2).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, 50))
          late = true
        }),
      ]),
    )
    await assert.rejects(failing, { code: '22012' })
    assert.ok(late, 'somebody was still at work when the transaction was over')
    assert.equal(await count(), 0)
  })

  it('leaves its connection clean for the next one', async () => {
    await inTransaction((tx) => together([add(tx, 1), add(tx, 2)]))
    assert.equal(await count(), 2)
    const client = await db.connect()
    assert.equal((client as pg.PoolClient & pg.Client).pipeline, false)
    client.release()
  })

  it('leaves no connection open where its database is closed', async () => {
    const other = new Database({ connectionString: database.url }, 1)
    const pid = await other.inClient(
      1,
      async (tx) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]!.pid,
      system('teste'),
    )
    await other.close()
    const left = () => db.pool.query('select from pg_stat_activity where pid = $1', [pid])
    await until('the end of the connection', async () => (await left()).rowCount === 0)
  })

  it('fails as a whole where its connection is lost, and another one is opened', async () => {
    const lost = inTransaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const waiting = together([add(tx, 3), sql`select pg_sleep(20)`.execute(tx), add(tx, 4)])
      // It may reject while the other connection is still being closed.
      waiting.catch(() => {})
      const other = new Database({ connectionString: database.url }, 1)
      await other.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      await other.close()
      return waiting
    })
    await assert.rejects(lost)
    assert.equal(await count(), 2)
  })
})
