import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type pg from 'pg'
import { tableAnalyzer } from '../../server/jobs/analyze-tables.ts'
import { Background } from '../../server/jobs/background.ts'
import { applicationServer, testServer } from '../support/database.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const { signal } = new AbortController()

/** These tests concern the time before autovacuum, whose ANALYZE would reset counters and change plans. */
const turnAutovacuumOff = (world: World) =>
  world.context.owner.pool.query(
    `do $$ declare nome regclass; begin
       for nome in select oid from pg_class where relkind = 'r' and relnamespace = 'vinculo'::regnamespace loop
         execute format('alter table %s set (autovacuum_enabled = off)', nome);
       end loop;
     end $$`,
  )

describe('table statistics after large changes', () => {
  let world: World
  let client: Institution
  const step = tableAnalyzer()
  before(async () => {
    world = await World.open()
    await turnAutovacuumOff(world)
    client = await world.institution(['recebe', 'consulta'], 24)
  })
  after(() => world.close())

  /** Runs the step until it finds nothing, and returns the analyzed tables. */
  async function analyzed(take = step): Promise<string[]> {
    const before = world.logs.length
    while (await take(world.context, signal));
    return world.logs
      .slice(before)
      .filter((line) => line.includes('"table.analyzed"'))
      .map((line) => JSON.parse(line).table as string)
  }
  /** Changes are counted for other sessions once a connection is idle. */
  const write = (statement: string) =>
    world.rows(client.id, `${statement}; select pg_stat_force_next_flush()`)
  const courses = (from: number, to: number) =>
    write(`insert into curso (cliente_id, identificacao, nome)
           select cliente_atual(), 'C' || n, 'Curso ' || n from generate_series(${from}, ${to}) n`)
  const timesAnalyzed = async (table: string) =>
    (
      await sql<{ times: number }>`select pg_stat_get_analyze_count(${table}::regclass) as times`.execute(
        world.context.owner.kysely,
      )
    ).rows[0]!.times

  it('exist after a large batch, although the application owns no table', async () => {
    const background = await Background.start(world.context)
    try {
      const records = Array.from({ length: 1_200 }, () => student())
      await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records)
      await until('statistics', async () => (await timesAnalyzed('aluno')) > 0)
      await until('a line in the log', () =>
        world.logs.some((line) => line.includes('"table.analyzed"') && line.includes('"aluno"')),
      )
    } finally {
      await background.stop()
    }
    assert.match(
      await world.context.events.registry.metrics(),
      /vinculo_tables_analyzed_total\{table="aluno"\} 1/,
    )
    if (applicationServer() === testServer()) return
    const { rows } = await sql<{ owns: boolean }>`
      select pg_has_role('vinculo_app', relowner, 'member') as owns from pg_class where oid = 'aluno'::regclass`.execute(
      world.context.owner.kysely,
    )
    assert.deepEqual(rows, [{ owns: false }])
  })

  it('are not updated after small batches, whose rows accumulate', async () => {
    await analyzed()
    for (let from = 1; from <= 1_000; from += 250) await courses(from, from + 249)
    assert.deepEqual(await analyzed(), [])
    await courses(1_001, 1_002)
    assert.deepEqual(await analyzed(), ['curso'])
  })

  it('are updated again within a minute only when a table has grown manifold', async () => {
    await courses(1_003, 3_000)
    assert.deepEqual(await analyzed(), [])
    await courses(3_001, 5_200)
    assert.deepEqual(await analyzed(), ['curso'])
  })

  it('are updated later when more than a tenth of the rows has changed', async () => {
    await write(`update curso set nome = nome || '!' where identificacao < 'C2'`)
    const later = tableAnalyzer(0)
    assert.ok(!(await analyzed(later)).includes('curso'))
    await write(`update curso set nome = nome || '!' where identificacao < 'C3'`)
    assert.ok(!(await analyzed()).includes('curso'))
    assert.ok((await analyzed(later)).includes('curso'))
  })

  it('are updated within a minute after a load, and not while batches wait', async () => {
    const { kysely } = world.context.owner
    const fill = (rows: number) =>
      sql
        .raw(`insert into carga select generate_series(1, ${rows}); select pg_stat_force_next_flush()`)
        .execute(kysely)
    await sql`create table carga (n integer) with (autovacuum_enabled = off)`.execute(kysely)
    await fill(10_000)
    assert.deepEqual(await analyzed(), ['carga'])
    await fill(30_000)
    const idle = await world.institution()
    await world.rows(
      idle.id,
      `with novo as (insert into lote (cliente_id, operacao, situacao, tamanho, registros, partes)
         values (${idle.id}, 'RecebeAlunos', 'Recebido', 1, 1, 1) returning id)
       insert into fila (cliente_id, lote_id, pronto_em) select ${idle.id}, id, now() + interval '1 hour' from novo`,
    )
    assert.deepEqual(await analyzed(), [])
    await world.rows(idle.id, `delete from fila where cliente_id = ${idle.id}`)
    assert.deepEqual(await analyzed(), ['carga'])
    await sql`drop table carga`.execute(kysely)
  })

  it('are updated for every table that a batch writes, also waiting records and their references', async () => {
    const records = Array.from({ length: 1_100 }, (_, at) => ({
      ESICD_CURSO: `FALTA${at}`,
      ESICD_DISCIPLINA: `FALTA${at}`,
      ESICD_MATRIZ: '2026',
    }))
    await world.process(client, 'RecebeCursoDisciplinas', 'SDT_INT_CURSO_DISCIPLINAS', records)
    const found = new Set<string>()
    await until('statistics', async () => {
      for (const table of await analyzed()) found.add(table)
      return ['espera', 'espera_referencia', 'ocorrencia'].every((table) => found.has(table))
    })
  })

  it('are updated once by several processes', async () => {
    const before = await timesAnalyzed('professor')
    await write(`insert into professor (cliente_id, identificacao, nome, login, login_chave)
      select cliente_atual(), 'P' || n, 'Professor', 'p' || n, 'p' || n from generate_series(1, 1500) n`)
    const steps = Array.from({ length: 6 }, () => tableAnalyzer())
    const taken = await Promise.all(steps.map((one) => one(world.context, signal)))
    assert.equal(taken.filter(Boolean).length, 1)
    assert.equal(await timesAnalyzed('professor'), before + 1)
  })

  it('wait for no lock, and are updated when the table is free', async () => {
    await write(`insert into turma (cliente_id, identificacao, nome, ano, semestre)
      select cliente_atual(), 'T' || n, 'Turma', 2026, 1 from generate_series(1, 1500) n`)
    const holder = await world.context.owner.connect()
    try {
      await holder.query('begin; lock table turma in share update exclusive mode')
      assert.deepEqual(await analyzed(), [])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    assert.deepEqual(await analyzed(), ['turma'])
  })

  it('are updated for the other tables where one fails, which is logged and skipped for a while', async () => {
    const { kysely } = world.context.owner
    await sql
      .raw(
        `create table quebrada (n integer) with (autovacuum_enabled = off);
         create function vinculo.quebra(n integer) returns integer immutable language plpgsql as
           $$ begin if current_setting('vinculo.quebra', true) is distinct from '1' then raise exception 'quebrada'; end if; return n; end $$;
         set vinculo.quebra = '1';
         insert into quebrada select generate_series(1, 1500);
         create index on quebrada (quebra(n)); reset vinculo.quebra; select pg_stat_force_next_flush()`,
      )
      .execute(kysely)
    try {
      await write(`insert into unidade (cliente_id, codigo, nome)
        select cliente_atual(), 'U' || n, 'Unidade' from generate_series(1, 1600) n`)
      assert.deepEqual(await analyzed(), ['unidade'])
      const told = () => world.logs.filter((line) => line.includes('analyze quebrada')).length
      assert.equal(told(), 1)
      assert.deepEqual(await analyzed(), [])
      assert.equal(told(), 1)
    } finally {
      await sql.raw('drop table quebrada; drop function vinculo.quebra').execute(kysely)
    }
  })
})

describe('pages right after a load', () => {
  const students = 12_000
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    await turnAutovacuumOff(world)
    client = await world.institution()
    await world.rows(
      client.id,
      `insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, inclusao, atualizacao)
       select cliente_atual(), 'RA' || n, 'Aluno', 'a' || n, 'a' || n, 'Rua Um', 'Santos', 'SP', m, m
         from (select n, timestamptz '2026-05-01T12:00Z' + n / 2000 * interval '1 minute' as m
                 from generate_series(1, ${students}) n) s;
       insert into curso (cliente_id, identificacao, nome) select cliente_atual(), 'C' || n, 'Curso' from generate_series(1, 20) n;
       insert into aluno_curso (cliente_id, aluno_id, curso_id, matricula, situacao, inclusao, atualizacao)
       select a.cliente_id, a.id, c.id, a.identificacao, 'ATIVO', a.inclusao, a.atualizacao
         from aluno a cross join (select min(id) as id from curso) c order by a.id;
       select pg_stat_force_next_flush()`,
    )
  })
  after(() => world.close())

  async function read(operation: string, pagina: number): Promise<void> {
    const question = { token: client.token, dataInicio: '2026-05-01', quantidade: 200, pagina }
    const { status, text } = await world.query(operation, question)
    assert.equal(status, 200, text)
  }

  /** The connection's cached plans for the pages. */
  async function keptPlans(connection: pg.PoolClient, table: string): Promise<string[]> {
    const { rows } = await connection.query<{ name: string }>(
      `select name from pg_prepared_statements where statement like $1 and generic_plans > 0`,
      [`%from ${table} x%`],
    )
    await connection.query('begin read only')
    try {
      await connection.query(
        `select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('vinculo.cliente', $1, true)`,
        [String(client.id)],
      )
      const plans: string[] = []
      for (const { name } of rows) {
        const plan = await connection.query(`explain (costs off) execute ${name}('2026-05-01', 5)`)
        plans.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      return plans
    } finally {
      await connection.query('rollback')
    }
  }

  it('use the index, also in statements planned without statistics', async () => {
    const { readDb } = world.context
    const { pool } = readDb
    const walked = [
      ['RetornaDadosIntegracaoAlunos', 'aluno'],
      // Its elements join two other tables.
      ['RetornaDadosIntegracaoAlunoCurso', 'aluno_curso'],
    ] as const
    const readPages = async (first: number, last: number) => {
      for (const [operation] of walked) {
        for (let pagina = first; pagina <= last; pagina++) {
          await read(operation, pagina)
          // The same connection answers every page.
          await until('the connection given back', () => pool.idleCount === pool.totalCount)
        }
      }
    }
    const plansOf = async (table: string) => {
      const connection = await readDb.connect()
      try {
        const plans = await keptPlans(connection, table)
        assert.equal(plans.length, 2, 'the page and where the next one begins')
        return plans
      } finally {
        connection.release()
      }
    }
    await readPages(1, 4)
    for (const [, table] of walked) {
      const sorts = (await plansOf(table)).some((plan) => /\bSort\b/.test(plan))
      assert.ok(sorts, `without statistics of ${table} the planner sorts`)
    }
    assert.equal(await tableAnalyzer()(world.context, signal), true)
    // The next page is planned again, and the plan is kept.
    await readPages(5, 5)
    for (const [, table] of walked) {
      for (const plan of await plansOf(table)) {
        assert.match(plan, new RegExp(`Index (Only )?Scan using ${table}_por_atualizacao`))
        assert.doesNotMatch(plan, /\bSort\b|Seq Scan on aluno|Bitmap/)
      }
    }
  })
})
