import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Config } from '../../server/config/config.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { applicationConnection } from '../../server/store/connection.ts'
import { type DataLocation, openDataLocation } from '../../server/store/data-location.ts'
import { Database } from '../../server/store/database.ts'
import { type Connections, Readers } from '../../server/store/readers.ts'
import { tester } from '../support/actor.ts'
import { stopPostgres, until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { seededFolder } from '../support/seed.ts'
import { Standby } from '../support/standby.ts'
import { type Institution, World } from '../support/world.ts'

describe('a read replica', () => {
  const folder = seededFolder()
  const { databasePassword: password } = folder.secrets
  let place: DataLocation
  let standby: Standby
  let world: World
  let client: Institution

  before(async () => {
    const waiting = { serving: false, onRestart: () => {} }
    place = await openDataLocation({ data: folder.path } as Config, folder.secrets, waiting)
    standby = await Standby.start(folder.path, password)
    world = await World.open({
      databaseUrl: place.url,
      databaseOwnerUrl: place.ownerUrl,
      databaseReadUrl: standby.url(),
    })
    client = await world.institution()
  })
  after(async () => {
    await world?.close()
    await standby?.close()
    await place?.close()
    await stopPostgres(folder.path)
    folder.remove()
  })

  /** Sends a student, waits for the outcome, and queries it. */
  const accepted = async () => {
    const sent = student()
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [sent])
    const question = { token: client.token, codigoIntegracao: sent.ESIAL_IDENTIFICACAO }
    const { status, body } = await world.query('RetornaDadosIntegracaoAlunos', question)
    assert.equal(status, 200)
    return (body.integracaoAlunos as { elementos: unknown[] }).elementos.length
  }
  /** Number of queries by source and state of the replica. */
  const reads = async (from: string, reason: string) => {
    const text = await world.context.events.registry.metrics()
    const line = `vinculo_query_reads_total{from="${from}",reason="${reason}"} `
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.slice(line.length) ?? 0,
    )
  }
  const ready = async () =>
    (await (await fetch(`${world.base}/readyz`)).json()) as { status: string; replica: string }
  const untilReplica = (words: string) =>
    until(`a replica that is ${words}`, async () => {
      const { status, replica } = await ready()
      return status === 'ok' && replica === words
    })

  it('answers with what was just accepted', async () => {
    await untilReplica('em dia')
    for (let round = 0; round < 4; round++) assert.equal(await accepted(), 1)
    assert.ok((await reads('replica', 'current')) > 0)
  })

  it('is not used while it is behind', async () => {
    await standby.pause()
    for (let round = 0; round < 2; round++) assert.equal(await accepted(), 1)
    assert.ok((await reads('primary', 'behind')) >= 2)
    await untilReplica('atrasada')
    assert.match(await world.context.events.registry.metrics(), /^vinculo_replica_behind_bytes [1-9]/m)
    await standby.resume()
    await untilReplica('em dia')
  })

  it('does not hide what an unfinished batch has shown and is not flushed yet', async () => {
    const { db, owner, readers } = world.context
    await superuser(`alter system set wal_writer_delay = '10s'`)
    await superuser('select pg_reload_conf()')
    await sql`insert into fila (lote_id, cliente_id, pronto_em) values (-1, ${client.id}, 'infinity')`.execute(
      owner.kysely,
    )
    const named = async (from: Connections) => {
      const connection = await from.connect()
      try {
        await connection.query(`begin; select set_config('vinculo.cliente', '${client.id}', true)`)
        const { rows } = await connection.query(`select descricao from deficiencia where codigo = 'D'`)
        await connection.query('commit')
        return rows[0]?.descricao
      } finally {
        connection.release()
      }
    }
    for (const name of ['um', 'dois', 'três']) {
      await db.inClient(
        client.id,
        async (tx) => {
          await sql`set local synchronous_commit = off`.execute(tx)
          await sql`insert into deficiencia (cliente_id, codigo, descricao) values (${client.id}, 'D', ${name})
          on conflict (cliente_id, codigo) do update set descricao = ${name}`.execute(tx)
        },
        tester,
      )
      assert.equal(await readers.read(client.id, named, () => false), name)
    }
    await sql`delete from fila where lote_id = -1`.execute(owner.kysely)
    await superuser('alter system reset wal_writer_delay')
    await superuser('select pg_reload_conf()')
  })

  it('hands a query back to the primary when it cancels it before the first byte, and never later', async () => {
    const cancelled = Object.assign(new Error('conflict with recovery'), { code: '40001' })
    const tried = async (begun: boolean) => {
      let tries = 0
      const result = await world.context.readers
        .read(
          client.id,
          async (from) => {
            ;(await from.connect()).release()
            if (++tries === 1) throw cancelled
            return 'answered'
          },
          () => begun,
        )
        .catch((error) => error.code)
      return [tries, result]
    }
    await untilReplica('em dia')
    assert.deepEqual(await tried(false), [2, 'answered'])
    assert.deepEqual(await tried(true), [1, '40001'])
  })

  it('causes no error when it is down, and is used again when it is back', async () => {
    await standby.stop('SIGQUIT')
    for (let round = 0; round < 2; round++) assert.equal(await accepted(), 1)
    await untilReplica('fora do ar')
    assert.equal(await accepted(), 1)
    await standby.launch()
    await untilReplica('em dia')
    const before = await reads('replica', 'current')
    assert.equal(await accepted(), 1)
    assert.ok((await reads('replica', 'current')) >= before)
  })

  it('is not used after a promotion, nor is one that does not follow the new primary', async () => {
    const other = await Standby.start(folder.path, password)
    await standby.promote()
    for (let round = 0; round < 2; round++) assert.equal(await accepted(), 1)
    await untilReplica('não é réplica deste banco')
    assert.equal(await accepted(), 1)
    // The old primary's WAL continues beyond the point where the new timeline began.
    const promoted = new Database(applicationConnection(standby.url()), 1)
    const readers = new Readers({
      db: promoted,
      readDb: promoted,
      replicaUrl: other.url(),
      onRead: () => {},
      onStanding: () => {},
    })
    try {
      assert.equal(await until('a look', () => readers.state), 'foreign')
    } finally {
      await readers.close()
      await promoted.close()
      await other.close()
    }
  })

  const superuser = async (statement: string) => {
    const url = new URL(place.ownerUrl)
    url.username = 'postgres'
    url.password = password
    const session = new DatabaseClient({ connectionString: url.href })
    await session.connect()
    await session.query(statement)
    await session.end()
  }
})
