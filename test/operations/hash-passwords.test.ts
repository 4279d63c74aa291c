import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { PoolClient } from 'pg'
import { hashPasswords } from '../../server/jobs/hash-passwords.ts'
import { locks } from '../../server/store/locks.ts'
import { tester } from '../support/actor.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

describe('hashing of received passwords', () => {
  let world: World
  let [client, other]: Institution[] = []
  before(async () => {
    world = await World.open({ processing: false })
    ;[client, other] = [await world.institution(), await world.institution()]
  })
  after(() => world.close())
  beforeEach(async () => {
    await world.rows(client!.id, 'delete from tarefa')
    for (const { id } of [client!, other!]) await world.rows(id, 'delete from senha')
  })

  const step = () => hashPasswords(world.context, new AbortController().signal)
  const sealed = async ({ id }: Institution) =>
    (await world.rows<{ n: number }>(id, 'select count(*) as n from senha where selada is not null'))[0]!.n
  const tasks = () => world.rows(client!.id, `select from tarefa where tipo = 'senhas'`)
  const ask = ({ id }: Institution) =>
    world.rows(id, `insert into tarefa (tipo, cliente_id, pedida_em) values ('senhas', ${id}, now())`)
  const receive = async (institution: Institution, login: string) => {
    await addAluno(world, institution, login, { senha: 'certa', how: 'sealed' })
  }
  /** Passwords of missing users: only their number matters. */
  const receiveMany = ({ id }: Institution, many: number) =>
    world.context.db.inClient(
      id,
      async (tx) => {
        const selada = world.context.sealer.seal('certa')
        const rows = Array.from({ length: many }, (_, at) => ({
          cliente_id: id,
          dono: 'aluno',
          dono_id: 1_000_000 + at,
          selada,
        }))
        await tx.insertInto('senha').values(rows).execute()
      },
      tester,
    )

  /** Starts a step and continues when it ends or waits for another transaction. */
  const blockedStep = async () => {
    const ours = step()
    await Promise.race([
      ours,
      until('somebody who waits', async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
        return (await world.rows(client!.id, waiting)).length > 0
      }),
    ])
    return { ours }
  }

  /** Keeps another transaction open while work runs, and always ends it. */
  async function whileOpen<T>(
    begun: (theirs: PoolClient) => Promise<unknown>,
    meanwhile: () => Promise<T>,
    end: 'commit' | 'rollback',
  ): Promise<T> {
    const theirs = await world.context.db.pool.connect()
    try {
      await theirs.query(`begin; select set_config('vinculo.cliente', '${client!.id}', true)`)
      await begun(theirs)
      return await meanwhile()
    } finally {
      await theirs.query(end)
      theirs.release()
    }
  }

  it('continues with work that another process rolled back', async () => {
    await receive(client!, 'em.maos')
    await ask(client!)
    const { ours } = await whileOpen(
      (theirs) => theirs.query(`update senha set hash = 'x', selada = null`),
      blockedStep,
      'rollback',
    )
    await ours
    while (await step());
    assert.equal(await sealed(client!), 0)
    assert.equal((await tasks()).length, 0)
  })

  it('ends no task that another transaction holds', async () => {
    await receive(client!, 'de.outro')
    await ask(client!)
    await whileOpen(
      (theirs) => theirs.query(`select pg_advisory_xact_lock(${locks.passwords}, ${client!.id})`),
      async () => assert.equal(await step(), false),
      'rollback',
    )
    assert.equal((await tasks()).length, 1)
    while (await step());
    assert.deepEqual([await sealed(client!), (await tasks()).length], [0, 0])
  })

  it('takes turns: thousands of one client do not delay another', async () => {
    await receiveMany(client!, 3_000)
    await ask(client!)
    await step()
    await receive(other!, 'uma.so')
    await ask(other!)
    for (let steps = 0; steps < 2; steps++) await step()
    assert.equal(await sealed(other!), 0)
    assert.equal(await sealed(client!), 3_000 - 16)
  })

  it('keeps a password that came while the previous one was hashed', async () => {
    await receive(client!, 'nova')
    await ask(client!)
    const selada = world.context.sealer.seal('mais nova')
    const { ours } = await whileOpen(
      (theirs) => theirs.query('update senha set selada = $1', [selada]),
      blockedStep,
      'commit',
    )
    await ours
    assert.deepEqual(await world.rows(client!.id, 'select hash, selada from senha'), [{ hash: null, selada }])
    while (await step());
    assert.equal(await sealed(client!), 0)
  })

  it('waits for batches, but not forever', async () => {
    await receive(client!, 'paciente')
    await ask(client!)
    await world.rows(client!.id, `insert into fila (cliente_id, lote_id) values (${client!.id}, 1)`)
    try {
      assert.equal(await step(), false)
      assert.equal(await sealed(client!), 1)
      await world.rows(client!.id, `update tarefa set servida_em = now() - interval '11 seconds'`)
      assert.equal(await step(), true)
      assert.equal(await sealed(client!), 0)
      assert.equal(await step(), false)
    } finally {
      await world.rows(client!.id, 'delete from fila')
    }
  })
})
