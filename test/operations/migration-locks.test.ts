import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { readConfig } from '../../server/config/config.ts'
import { loadSecrets } from '../../server/config/secrets.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { type DataLocation, openDataLocation } from '../../server/store/data-location.ts'
import { migrate } from '../../server/store/migrate.ts'
import { baseline, type Migration, migrationFrom, migrations } from '../../server/store/migration-list.ts'
import { runOnline } from '../../server/store/online-migration.ts'
import {
  blocked,
  blockingStatements,
  onlineTable,
  pidOf,
  splitStatements,
} from '../support/migration-locks.ts'
import { until } from '../support/process.ts'
import { type Released, unpackReleased } from '../support/released.ts'

/**
 * A migration runs while others serve. On the filled database of the oldest version, each statement of each
 * migration is run alone, and its locks are looked at: none may be held that keeps others from reading or
 * writing while a table is scanned, changed or rewritten.
 */
describe('the locks of migrations', () => {
  let released: Released
  let location: DataLocation
  let client: pg.Client
  let other: pg.Client
  let url: string

  before(async () => {
    released = unpackReleased('0.1.0')
    const config = readConfig({ VINCULO_DATA: released.data })
    location = await openDataLocation(config, loadSecrets(config), { serving: false, onRestart: () => {} })
    url = location.ownerUrl
    client = new pg.Client(ownerConnection(url))
    other = new pg.Client(ownerConnection(url))
    await client.connect()
    await other.connect()
    await migrate(url, { list: migrations().slice(0, 1) })
  })
  after(async () => {
    await client?.end()
    await other?.end()
    await location?.close()
    released?.remove()
  })

  /** Rolled back, so that `migrate` applies what was looked at. */
  async function inTransaction(statements: readonly string[]): Promise<string[]> {
    await client.query('begin')
    try {
      return await blockingStatements(client, statements)
    } finally {
      await client.query('rollback')
    }
  }

  /** Locks of a concurrent statement, which waits for a writer and cannot run in a transaction. */
  async function whileWaiting(migration: Migration): Promise<string[]> {
    const table = onlineTable(migration)!
    const writer = new pg.Client(ownerConnection(url))
    await writer.connect()
    await writer.query(`begin; lock table ${table} in row exclusive mode`)
    const pid = await pidOf(client)
    const done = runOnline(client, migration)
    try {
      await until('the statement waits', async () => {
        const { rowCount } = await other.query(
          `select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`,
          [pid],
        )
        return rowCount
      })
      return [...(await blocked(other, pid))].map(([name, mode]) => `${name} ${mode}`)
    } finally {
      await writer.query('commit')
      await writer.end()
      await done
    }
  }

  async function blockingIn(migration: Migration): Promise<string[]> {
    const { mode, text } = migration
    if (mode.kind === 'transaction') return inTransaction(splitStatements(text))
    if (mode.kind === 'online' && / concurrently /.test(text)) return whileWaiting(migration)
    if (mode.kind === 'online') return inTransaction([text])
    const found: string[] = []
    const pid = await pidOf(client)
    // The session is that of `migrate`, whose locks are read at the end of each batch.
    await migrate(url, {
      list: [...migrations().filter(({ name }) => name < migration.name), migration],
      beforeCommit: async (session) => {
        const own = await pidOf(session)
        assert.notEqual(own, pid)
        for (const [name, held] of await blocked(session, own)) found.push(`${name} ${held}`)
      },
    })
    return found
  }

  it('never keep others waiting while rows are read or written', async () => {
    const list = migrations()
    assert.equal(list[0]!.name, baseline)
    for (const [at, migration] of list.entries()) {
      if (at === 0) continue
      assert.deepEqual(await blockingIn(migration), [], migration.name)
      await migrate(url, { list: list.slice(0, at + 1) })
    }
  })

  const bad: readonly (readonly [what: string, text: string, found: RegExp])[] = [
    ['a rewrite', 'alter table aluno alter inclusao type text', /aluno AccessExclusiveLock/],
    [
      'a volatile default',
      'alter table aluno add x uuid default gen_random_uuid()',
      /aluno AccessExclusiveLock/,
    ],
    ['a checked constraint', 'alter table aluno add check (nome is not null)', /aluno AccessExclusiveLock/],
    [
      'a foreign key',
      'alter table aluno add foreign key (cliente_id) references cliente',
      /ShareRowExclusiveLock/,
    ],
    ['an index', 'create index x on aluno (nome)', /aluno ShareLock/],
    [
      'rows of a table whose definition has changed',
      'alter table cliente add x int; update cliente set x = 1',
      /cliente/,
    ],
    [
      'rows of another table',
      'alter table aluno add x int;\nupdate cliente set nome = nome',
      /aluno AccessExcl/,
    ],
    [
      'work in a block',
      `do $$ begin alter table cliente add x int; update cliente set x = 1; end $$`,
      /cliente/,
    ],
  ]
  for (const [what, text, wanted] of bad) {
    it(`find ${what}`, async () => {
      const found = await inTransaction(splitStatements(text))
      assert.equal(found.length, 1, String(found))
      assert.match(found[0]!, wanted)
    })
  }

  const good: readonly (readonly [what: string, text: string])[] = [
    [
      'a new column',
      `alter table aluno add x text; alter table aluno add y timestamptz not null default now()`,
    ],
    ['a constraint that is not checked yet', 'alter table aluno add check (nome is not null) not valid'],
    [
      'rows written before the definition changes',
      'update cliente set nome = nome; alter table cliente add x int',
    ],
    [
      'a new table with rows and an index',
      'create table x (a int); insert into x values (1); create index y on x (a)',
    ],
  ]
  for (const [what, text] of good) {
    it(`allow ${what}`, async () => assert.deepEqual(await inTransaction(splitStatements(text)), []))
  }

  it('of a concurrent index let others write', async () => {
    const index = '-- migration: online\ncreate index concurrently if not exists x on aluno (nome)'
    assert.deepEqual(await whileWaiting(migrationFrom('0999-x.sql', index)), [])
    await client.query('drop index x')
    const pid = await pidOf(client)
    await client.query('begin; create index x on aluno (nome)')
    assert.deepEqual([...(await blocked(other, pid))], [['aluno', 'ShareLock']])
    await client.query('rollback')
  })

  it('are looked at statement by statement', () => {
    const text = `-- a; b\ncreate table b (c text default ';');\ndo $x$ begin null; end $x$;
      create function f() returns int begin atomic select 1; select 2; end; select 'it''s; b' -- ;`
    assert.deepEqual(
      splitStatements(text).map((one) => one.replace(/--.*/, '').trim().slice(0, 12)),
      ['create table', 'do $x$ begin', 'create funct', "select 'it''"],
    )
  })
})
