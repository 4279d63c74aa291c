import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type pg from 'pg'
import { retornaDadosIntegracaoAlunos } from '../../catalogue/query/retorna-dados-integracao-alunos.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { type Answer, streamQuery } from '../../server/query/stream.ts'
import { until } from '../support/process.ts'
import { watchStatements } from '../support/statements.ts'
import { type Institution, World } from '../support/world.ts'

const students = 1_203
/** Elements so large that half of them do not fit into what is held ahead. */
const large = { students: 800, bytes: 12_000 }

describe('a large page, rendered on two connections', () => {
  let world: World
  let client: Institution
  let spares: pg.Pool
  let seen: string[]
  /** All of them, read at once. */
  let whole: unknown[]
  before(async () => {
    world = await World.share({ processing: false })
    spares = world.context.readDb.spares!.pool
    seen = watchStatements({ pool: spares })
    client = await world.institution()
    await add(client, students, 20)
    whole = await ask('')
  })
  after(() => world.close())
  beforeEach(async () => {
    await withAllSpares(() => {})
    seen.length = 0
  })

  const add = ({ id }: Institution, many: number, address: number) =>
    world.rows(
      id,
      `insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, inclusao, atualizacao)
       select ${id}, 'RA' || n, 'Aluno ' || n, 'a' || n, 'a' || n, repeat('ã', ${address / 2}), 'Santos', 'SP', m, m
         from (select n, timestamptz '2026-05-01T12:00Z' + n / 20 * interval '1 minute' as m
                 from generate_series(1, ${many}) n) s`,
    )
  /** Afterwards all of them are idle. */
  async function withAllSpares(work: () => unknown): Promise<void> {
    const clients = await Promise.all(Array.from({ length: spares.options.max }, () => spares.connect()))
    try {
      await work()
    } finally {
      for (const one of clients) one.release()
    }
  }
  async function ask(quantidade: number | '', pagina = 1, { token } = client): Promise<unknown[]> {
    const { status, body, text } = await world.query('RetornaDadosIntegracaoAlunos', {
      token,
      dataInicio: '2026-05-01',
      dataFim: '2099-12-31',
      quantidade,
      pagina,
    })
    assert.equal(status, 200, text)
    return (body.integracaoAlunos as { elementos: unknown[] }).elementos
  }
  const halves = () => seen.filter((text) => text.startsWith('copy')).length
  /** Changes a statement that joins the snapshot before a spare connection runs it. */
  async function whenJoining(change: (text: string) => string | Promise<string>, work: () => Promise<void>) {
    const changed = new Map<pg.PoolClient, pg.PoolClient['query']>()
    const onAcquire = (one: pg.PoolClient) => {
      const query = one.query.bind(one) as (...args: unknown[]) => unknown
      changed.set(one, one.query)
      const joining = (first: unknown, ...more: unknown[]) =>
        typeof first === 'string' && first.includes('transaction snapshot')
          ? Promise.resolve(change(first)).then((text) => query(text))
          : query(first, ...more)
      one.query = joining as typeof one.query
    }
    spares.on('acquire', onAcquire)
    try {
      await work()
    } finally {
      spares.off('acquire', onAcquire)
      for (const [one, query] of changed) one.query = query
    }
  }
  const quiet = () => {
    const { pool } = world.context.readDb
    return spares.idleCount === spares.totalCount && pool.idleCount === pool.totalCount
  }

  for (const [size, halved] of [
    [399, 0],
    [400, 3],
    [401, 3],
    [1_001, 1],
    [1_202, 1],
    [1_203, 1],
    [2_000, 1],
    [5_000, 1],
  ] as const) {
    it(`reads the same in pages of ${size} as at once`, async () => {
      const read: unknown[] = []
      // The last page first: whoever walks forwards has pages read ahead.
      for (let pagina = Math.ceil(students / size); pagina > 0; pagina--) {
        const page = await ask(size, pagina)
        assert.equal(page.length, Math.min(size, students - (pagina - 1) * size))
        read.unshift(...page)
      }
      assert.deepEqual(read, whole)
      assert.equal(halves(), halved, 'pages of which a half was rendered apart')
      await until('connections given back', quiet)
    })
  }

  it('is rendered on one connection when no other is free, without waiting for it', async () => {
    await withAllSpares(async () => {
      assert.deepEqual(await ask(1_000), whole.slice(0, 1_000))
    })
    assert.equal(halves(), 0)
  })

  it('is rendered on one connection when the other cannot join it', async () => {
    const unknown = (text: string) => text.replace(/snapshot '[^']*'/, `snapshot '00000000-00000000-1'`)
    await whenJoining(unknown, async () => {
      assert.deepEqual(await ask(1_000), whole.slice(0, 1_000))
    })
    assert.equal(halves(), 0)
    await until('connections given back', quiet)
  })

  it('shows one moment of the data in both halves', async () => {
    let changed = false
    const meanwhile = async (text: string) => {
      await world.rows(client.id, `update aluno set nome = 'Outro' where identificacao in ('RA10', 'RA990')`)
      await world.rows(client.id, `delete from aluno where identificacao in ('RA20', 'RA980')`)
      changed = true
      return text
    }
    await whenJoining(meanwhile, async () => {
      assert.deepEqual(await ask(1_000), whole.slice(0, 1_000))
    })
    assert.ok(changed)
    assert.equal(halves(), 1)
    assert.notDeepEqual((await ask(1_000)).slice(0, 990), whole.slice(0, 990))
  })

  it('is not halved where there is little to render, whatever the size of the page', async () => {
    const few = await world.institution()
    await add(few, 399, 20)
    assert.equal((await ask(1_000, 1, few)).length, 399)
    assert.equal(halves(), 0)
    await until('connections given back', quiet)
  })

  it('leaves no connection behind when its reader hangs up in the second half', async () => {
    const other = await world.institution()
    await add(other, large.students, large.bytes)
    const { readDb, db, sealer } = world.context
    const left = new AbortController()
    let sent = 0
    const answer: Answer = {
      signal: left.signal,
      announce: () => {},
      begin: async () => {},
      write: async ({ length }) => {
        sent += length
        if (sent < (large.students * large.bytes * 6) / 10) return
        left.abort()
        left.signal.throwIfAborted()
      },
    }
    const selection = {
      operation: retornaDadosIntegracaoAlunos,
      source: sourceOf(retornaDadosIntegracaoAlunos),
      request: {
        period: undefined,
        paging: { size: large.students, page: 1 },
        filters: {},
        format: 'lista',
        zone: 'America/Sao_Paulo',
        sees: ['banco' as const],
      },
    }
    const means = { from: readDb, db, sealer, report: () => {} }
    await assert.rejects(streamQuery(means, other.id, selection, answer), /hung up/)
    assert.equal(halves(), 1)
    assert.ok(sent < large.students * large.bytes)
    await until('the end of the copies', async () => {
      const [{ copies }] = (await world.rows(
        other.id,
        `select count(*)::int as copies from pg_stat_activity
          where datname = current_database() and state <> 'idle' and query ilike 'copy%'`,
      )) as [{ copies: number }]
      return copies === 0 && quiet()
    })
    assert.equal((await ask(1_000)).length, 1_000)
  })
})
