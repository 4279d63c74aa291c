import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import manifest from '../../package.json' with { type: 'json' }
import { projectRoot } from '../../server/config/config.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { type MigrateOptions, MigrationBlocked, migrate } from '../../server/store/migrate.ts'
import {
  baseline,
  lastFormer,
  type Migration,
  migrationFrom,
  migrations,
} from '../../server/store/migration-list.ts'
import { createDatabase } from '../support/database.ts'
import { temporaryFolder, until } from '../support/process.ts'
import { call } from '../support/run-command.ts'

describe('migrations', () => {
  let url: string
  let drop: () => Promise<void>
  let client: pg.Client
  before(async () => {
    const database = await createDatabase()
    url = database.url
    drop = database.drop
    client = await connected()
    await client.query(`
      insert into cliente (cliente_id, codigo, nome, fuso) overriding system value
        select n, 'c' || n, 'c' || n, 'America/Sao_Paulo' from generate_series(101, 103) n;
      create table prova (cliente_id integer, id text, parte integer, vezes integer not null default 0, nome text,
        primary key (cliente_id, id, parte));
      call proteger('prova');
      create table solta (id integer primary key, vezes integer not null default 0);
      insert into solta select n from generate_series(1, 1234) n`)
    for (const id of [101, 103]) {
      await client.query(`begin; set local vinculo.cliente = '${id}';
        insert into prova select ${id}, (n / 3)::text, n % 3 from generate_series(1, 2500) n; commit`)
    }
  })
  after(async () => {
    await client?.end()
    await drop?.()
  })

  async function connected(): Promise<pg.Client> {
    const made = new pg.Client(ownerConnection(url))
    // A connection may be terminated by the test.
    made.on('error', () => {})
    await made.connect()
    return made
  }

  let number = 9_000
  /** A migration after all others. */
  const made = (what: string): Migration => migrationFrom(`${++number}-prova.sql`, `-- migration: ${what}`)
  const known: Migration[] = [...migrations()]
  /** Applies one more migration; those that were applied stay known. */
  async function applying(migration: Migration, options: MigrateOptions = {}): Promise<string[]> {
    const done = await migrate(url, { ...options, list: [...known, migration] })
    known.push(migration)
    return done
  }
  const recorded = async ({ name }: Migration) =>
    (await client.query('select versao from migracao where nome = $1', [name])).rows

  /** Rows by how often they were updated, over all clients. */
  async function counts(table: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {}
    for (const id of [101, 102, 103]) {
      const { rows } = await client
        .query(`begin; set local vinculo.cliente = '${id}'`)
        .then(() => client.query(`select vezes, count(*)::int as rows from ${table} group by 1`))
      await client.query('rollback')
      for (const { vezes, rows: n } of rows) found[vezes] = (found[vezes] ?? 0) + n
      if (table === 'solta') break
    }
    return found
  }

  it('are told with name and duration, and recorded with the version that applied them', async () => {
    const told: unknown[] = []
    const migration = made('transaction\nalter table solta add outra text;')
    const done = await applying(migration, { onApplied: (one) => told.push(one) })
    assert.deepEqual(done, [migration.name])
    const [{ ms, ...rest }] = told as [{ ms: number }]
    assert.deepEqual(rest, { name: migration.name, retries: 0 })
    assert.ok(Number.isInteger(ms))
    assert.deepEqual(await recorded(migration), [{ versao: manifest.version }])
    assert.deepEqual(await migrate(url, { list: known }), [])
  })

  it('in a transaction leave nothing when they fail or the connection is lost', async () => {
    const failing = made('transaction\ncreate table meia (a int); select 1 / 0;')
    await assert.rejects(applying(failing), { code: '22012' })
    const cut = made('transaction\ncreate table meia (a int);')
    const beforeCommit = async (session: pg.Client) => {
      const { rows } = await session.query('select pg_backend_pid() as pid')
      await client.query('select pg_terminate_backend($1)', [rows[0].pid])
      await session.query('select 1')
    }
    await assert.rejects(applying(cut, { beforeCommit }), /terminat|connection error|EPIPE/)
    assert.deepEqual([...(await recorded(failing)), ...(await recorded(cut))], [])
    const { rows } = await client.query(`select to_regclass('meia') as made`)
    assert.deepEqual(rows, [{ made: null }])
    await applying(cut)
    assert.equal((await recorded(cut)).length, 1)
  })

  it('in a transaction give way to a long reader, behind whom others go on reading', async () => {
    const migration = made('transaction\nalter table solta add demorada text;')
    const reader = await connected()
    const others = await connected()
    await reader.query('begin; select from solta limit 1')
    await others.query(`set statement_timeout = '20s'`)
    const retried: string[] = []
    const migrating = applying(migration, { onApplied: (told) => told.retries && retried.push(told.name) })
    const waits = async () => {
      const { rows } = await client.query(
        `select count(*)::int as n from pg_locks where not granted and relation = 'solta'::regclass
            and mode = 'AccessExclusiveLock'`,
      )
      return rows[0].n > 0
    }
    await until('the migration waits', waits)
    for (let n = 0; n < 3; n++) {
      await others.query('select count(*) from solta')
      await until('the migration tries again', waits)
    }
    assert.deepEqual(await recorded(migration), [])
    await reader.query('rollback')
    await migrating
    assert.deepEqual(retried, [migration.name])
    assert.equal((await recorded(migration)).length, 1)
    await reader.end()
    await others.end()
  })

  it('give up on a lock that is never free, with a message that says what to do', async () => {
    const migration = made('transaction\nalter table solta add nunca text;')
    const reader = await connected()
    await reader.query('begin; select from solta limit 1')
    await assert.rejects(applying(migration, { attempts: 2 }), (error: Error) => {
      assert.ok(error instanceof MigrationBlocked)
      assert.match(
        error.message,
        new RegExp(`^A migração ${migration.name} não obteve a trava .* pg_stat_activity`),
      )
      return true
    })
    await reader.query('rollback')
    await reader.end()
    assert.deepEqual(await recorded(migration), [])
  })

  it('online build an index while others write, also after an interrupted build', async () => {
    const migration = made('online\ncreate index concurrently if not exists prova_nome on prova (nome);')
    const valid = async () => {
      const { rows } = await client.query(
        `select indisvalid as valid from pg_index where indexrelid = to_regclass('prova_nome')`,
      )
      return rows.map(({ valid }) => valid)
    }
    const writer = await connected()
    await writer.query(`begin; set local vinculo.cliente = '101'; update prova set nome = 'a' where id = '7'`)
    const cut = applying(migration)
    const waiting = async () => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^-- migration: online'
            and datname = current_database()`,
      )
      return rows[0]?.pid
    }
    const pid = await until('the build waits for the writer', waiting)
    assert.deepEqual(await valid(), [false])
    await client.query('select pg_terminate_backend($1)', [pid])
    await assert.rejects(cut, /terminat/)
    assert.deepEqual([await valid(), await recorded(migration)], [[false], []])
    // Two processes start again at once; the one that waits does not hold up the build of the other.
    let waited = 0
    const options = { list: [...known, migration], onWait: () => waited++ }
    const both = [migrate(url, options), migrate(url, options)]
    await until('the other process waits', () => waited > 0)
    // Writers go on.
    const second = await connected()
    await second.query(
      `begin; set local vinculo.cliente = '101'; update prova set nome = 'b' where id = '8'; commit`,
    )
    await second.end()
    await writer.query('commit')
    assert.deepEqual((await Promise.all(both)).flat(), [migration.name])
    assert.deepEqual(await valid(), [true])
    known.push(migration)
    await writer.end()
  })

  it('online leave no index behind that violates what it guards, and say so', async () => {
    const migration = made(
      'online\ncreate unique index concurrently if not exists solta_vezes on solta (vezes);',
    )
    await assert.rejects(applying(migration), { code: '23505' })
    assert.deepEqual(await recorded(migration), [])
    await client.query('update solta set vezes = id')
    await applying(migration)
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'solta_vezes'::regclass`,
    )
    assert.deepEqual(rows, [{ indisvalid: true }])
    await client.query('drop index solta_vezes; update solta set vezes = 0')
  })

  it('in batches change each row of each client once', async () => {
    const seen: number[] = []
    const migration = made(
      `online, batches of 1000 rows of prova
       update prova p set vezes = vezes + 1 from batch b where (p.cliente_id, p.id, p.parte) = (b.cliente_id, b.id, b.parte);`,
    )
    const beforeCommit = async (session: pg.Client) => {
      const { rows } = await session.query('select posicao from migracao_andamento where nome = $1', [
        migration.name,
      ])
      if (rows[0]) seen.push(rows[0].posicao.client)
    }
    await applying(migration, { beforeCommit })
    assert.deepEqual(await counts('prova'), { 1: 5000 })
    // Three batches of two clients, and the end of each.
    assert.deepEqual(seen, [101, 101, 101, 101, 101, 103, 103, 103, 103])
    const { rows } = await client.query('select from migracao_andamento')
    assert.equal(rows.length, 0)
  })

  for (const last of [1, 2, 4, 6, 8, 12]) {
    it(`in batches continue where they were killed, before commit ${last}`, async () => {
      const migration = made(
        `online, batches of 1000 rows of prova
         update prova p set vezes = vezes + 1 from batch b where (p.cliente_id, p.id, p.parte) = (b.cliente_id, b.id, b.parte)`,
      )
      const more = [...known.slice(migrations().length), migration]
      const was = Number(Object.keys(await counts('prova'))[0])
      const child = spawn(
        process.execPath,
        [join(projectRoot, 'test/support/killed-migration.ts'), url, JSON.stringify(more), String(last)],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      )
      const [, signal] = await once(child, 'exit')
      const killed = signal === 'SIGKILL'
      // The last number is beyond the end: then nothing is left to do.
      assert.equal(killed, last < 12)
      if (killed) assert.deepEqual(await recorded(migration), [])
      assert.deepEqual(await applying(migration), killed ? [migration.name] : [])
      assert.deepEqual(await counts('prova'), { [was + 1]: 5000 })
    })
  }

  it('in batches walk tables that belong to no client', async () => {
    const migration = made(
      'online, batches of 500 rows of solta\nupdate solta s set vezes = vezes + 1 from batch b where s.id = b.id',
    )
    await applying(migration)
    assert.deepEqual(await counts('solta'), { 1: 1234 })
  })

  it('in batches wait for a locked row in short tries', async () => {
    const migration = made(
      'online, batches of 500 rows of solta\nupdate solta s set vezes = vezes + 1 from batch b where s.id = b.id',
    )
    const writer = await connected()
    await writer.query('begin; update solta set vezes = vezes where id = 700')
    const told: { retries: number }[] = []
    const migrating = applying(migration, { onApplied: (one) => told.push(one) })
    await until('the first batch was committed', async () => {
      const { rows } = await client.query('select posicao from migracao_andamento where nome = $1', [
        migration.name,
      ])
      return rows[0]?.posicao.after[0] === '500'
    })
    const waits = async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'update solta s' and datname = current_database()`,
      )
      return rows.length > 0
    }
    await until('the second batch waits', waits)
    await until('it gives way', async () => !(await waits()))
    await writer.query('rollback')
    await migrating
    assert.deepEqual(await counts('solta'), { 2: 1234 })
    assert.ok(told[0]!.retries >= 1)
    await writer.end()
  })

  it('in batches need a key that orders the rows of a client', async () => {
    await client.query('create table sem_chave (a int)')
    const migration = made(
      'online, batches of 500 rows of sem_chave\ndelete from sem_chave where a in (select a from batch)',
    )
    await assert.rejects(applying(migration), /sem_chave has no primary key/)
  })
})

describe('a database of another version is refused, and nothing is changed', () => {
  const folder = temporaryFolder()
  let database: Awaited<ReturnType<typeof createDatabase>>
  let client: pg.Client
  before(async () => {
    database = await createDatabase()
    client = new pg.Client(ownerConnection(database.url))
    await client.connect()
  })
  after(async () => {
    await client.end()
    await database.drop()
    folder.remove()
  })

  const names = async () => (await client.query('select nome, versao from migracao order by nome')).rows
  const start = (...command: string[]) =>
    call(command, {
      VINCULO_DATA: join(folder.path, 'dados'),
      DATABASE_URL: database.url,
      VINCULO_PORT: '0',
      VINCULO_LOG: 'error',
    })

  async function refuses(message: RegExp): Promise<void> {
    const was = await names()
    for (const command of ['migrate', 'serve', 'work']) {
      const { code, stdout, stderr } = await start(command)
      assert.match(stderr, message)
      assert.deepEqual({ code, stdout }, { code: 2, stdout: '' }, command)
    }
    assert.deepEqual(await names(), was)
    const { rows } = await client.query('select count(*)::int as keys from chave')
    assert.deepEqual(rows, [{ keys: 0 }])
  }

  it('when a newer version has migrated it', async () => {
    await client.query(
      `insert into migracao (nome, versao) values ('9998-a.sql', '7.1.0'), ('9999-b.sql', '7.2.0')`,
    )
    const both = new RegExp(
      `^vinculo: O banco de dados já foi atualizado pela versão 7\\.2\\.0 do Vínculo \\(migração 9999-b\\.sql\\), e esta é a versão ${manifest.version.replaceAll('.', '\\.')}, .*restaure uma cópia de segurança.* Nada foi alterado\\.\\n$`,
    )
    await refuses(both)
    await client.query(`update migracao set versao = null where nome > '9'`)
    await refuses(
      /^vinculo: O banco de dados já foi atualizado por uma versão mais nova do Vínculo \(migração 9999-b/,
    )
    await client.query(`delete from migracao where nome > '9'`)
  })

  it('when it is older than 0.1.0', async () => {
    await client.query(`begin; create table antes as select * from migracao;
      delete from migracao; insert into migracao (nome) values ('0299-itens-e-parcelas-de-antes.sql'); commit`)
    await refuses(
      /^vinculo: O banco de dados é de uma versão anterior à 0\.1\.0 do Vínculo\. Inicie-o primeiro com a versão 0\.1\.0/,
    )
    await client.query('delete from migracao; insert into migracao select * from antes; drop table antes')
  })

  it('but one at exactly 0.1.0 is taken as the baseline', async () => {
    await client.query(`begin; create table antes as select * from migracao;
      update migracao set nome = '${lastFormer}' where nome = '${baseline}'; commit`)
    assert.deepEqual(await migrate(database.url), [])
    assert.ok((await names()).some(({ nome }) => nome === baseline))
    await client.query(`drop table antes; delete from migracao where nome = '${lastFormer}'`)
  })
})
