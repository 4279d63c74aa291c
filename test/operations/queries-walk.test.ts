import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { purgeWalks } from '../../server/jobs/purge-walks.ts'
import { type PlanNode, planOf, rowsRead } from '../support/plans.ts'
import { until } from '../support/process.ts'
import { watchStatements } from '../support/statements.ts'
import { type Institution, World } from '../support/world.ts'

const students = 2_000
const quantidade = 100
const pages = students / quantidade

interface Answer {
  ids: number[]
  total: number
  totalPaginas: number
}

describe('reading page by page', () => {
  let world: World
  let client: Institution
  /** Its students never change. */
  let unchanged: Institution
  let seen: string[]
  before(async () => {
    world = await World.open({ processing: false })
    seen = watchStatements(world.context.readDb)
    await anotherClient()
    unchanged = client
    await sql`vacuum analyze aluno`.execute(world.context.owner.kysely)
  })
  after(() => world.close())
  beforeEach(async () => {
    client = unchanged
    await world.rows(client.id, 'delete from caminhada')
  })

  /** For tests that change students. */
  async function anotherClient(): Promise<void> {
    client = await world.institution()
    await add(1, students)
  }

  /** Students included in groups of twenty, each group at one moment. */
  const add = (from: number, to: number) =>
    world.rows(
      client.id,
      `insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, inclusao, atualizacao)
       select ${client.id}, 'RA' || n, 'Aluno', 'a' || n, 'a' || n, 'Rua Um', 'Santos', 'SP', m, m
         from (select n, timestamptz '2026-05-01T12:00Z' + n / 20 * interval '1 minute' as m
                 from generate_series(${from}, ${to}) n) s`,
    )
  /** Moves records to the end, as any change does. */
  const change = (condition: string) =>
    world.rows(
      client.id,
      `update aluno set atualizacao = clock_timestamp() where substr(identificacao, 3)::int ${condition}`,
    )
  async function ask(pagina: number, more: Record<string, unknown> = {}): Promise<Answer> {
    const { status, body, text } = await world.query('RetornaDadosIntegracaoAlunos', {
      token: client.token,
      dataInicio: '2026-05-01',
      dataFim: '2099-12-31',
      quantidade,
      pagina,
      ...more,
    })
    assert.equal(status, 200, text)
    const { elementos, totalElementos, totalPaginas } = body.integracaoAlunos as Record<string, unknown>
    const ids = (elementos as { identificador: number }[]).map(({ identificador }) => identificador)
    return { ids, total: Number(totalElementos), totalPaginas: Number(totalPaginas) }
  }
  const whole = async () => (await ask(1, { quantidade: '' })).ids
  const counts = (from: number) => seen.slice(from).filter((text) => text.includes('count(*)')).length
  /** A statement with the values of its prepared one inserted. */
  function plain(statement: string): string {
    const [, name, told] = /linhas_de\('execute (\w+)\((.*)\)'\)/.exec(statement) ?? []
    if (!name) return statement
    const prepared = seen.find((text) => text.includes(`prepare ${name}(`))!
    const values = told!.replaceAll("''", "'").split(', ')
    return prepared.replace(/^.*?\) as /s, '').replace(/\$(\d)/g, (_, at) => values[at - 1]!)
  }
  /** Rows of the table that a statement read. */
  async function looked(copy: string): Promise<number> {
    const statement = plain(/^copy \((.*)\) to stdout/s.exec(copy)![1]!)
    const [plan] = await world.rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(client.id, planOf(statement))
    return rowsRead(plan!['QUERY PLAN'][0].Plan)
  }

  it('neither counts nor skips rows after the first page', async () => {
    const expected = await whole()
    const start = seen.length
    const read = [...(await ask(1)).ids]
    assert.equal(counts(start), 1)
    for (let pagina = 2; pagina <= pages; pagina++) {
      const at = seen.length
      read.push(...(await ask(pagina)).ids)
      const [copy] = seen.slice(at).filter((text) => text.startsWith('copy'))
      // The last page has to check that nothing follows.
      assert.equal(counts(at), pagina === pages ? 1 : 0)
      assert.ok((await looked(copy!)) <= quantidade, `page ${pagina} looks at more than its own rows`)
    }
    assert.deepEqual(read, expected)
  })

  it('plans its statements once per connection, whatever the number of pages', async () => {
    const plans = (from: number) => seen.slice(from).filter((text) => /\bprepare /.test(text)).length
    const { pool } = world.context.readDb
    // Transactions end after their answers; waiting for that reuses the connection.
    const askAlone = async (pagina: number) => {
      await ask(pagina)
      await until('the connection given back', () => pool.idleCount === pool.totalCount)
    }
    for (let pagina = 1; pagina <= 3; pagina++) await askAlone(pagina)
    const start = seen.length
    for (let pagina = 4; pagina < pages; pagina++) {
      const at = seen.length
      await askAlone(pagina)
      assert.equal(seen.length - at, 4, 'statements: begin, the next place, the copy, commit')
    }
    assert.equal(plans(start), 0)
  })

  it('shows the totals of the first page on every page, whatever is included meanwhile', async () => {
    await anotherClient()
    const expected = await whole()
    const read: number[] = []
    for (let pagina = 1; pagina <= pages; pagina++) {
      const { ids, ...totals } = await ask(pagina)
      assert.deepEqual(totals, { total: students, totalPaginas: pages }, `page ${pagina}`)
      read.push(...ids)
      await add(students + pagina * 100, students + pagina * 100 + 30)
    }
    assert.deepEqual(read, expected)
  })

  it('shows every record, also when read and unread ones change meanwhile', async () => {
    await anotherClient()
    const expected = new Set(await whole())
    const read: number[] = []
    let last = pages
    for (let pagina = 1; pagina <= last; pagina++) {
      const { ids, totalPaginas } = await ask(pagina)
      assert.ok(ids.length === quantidade || pagina === totalPaginas, `page ${pagina} is short`)
      read.push(...ids)
      last = totalPaginas
      if (pagina < 12) await change(`between ${pagina * 90 - 20} and ${pagina * 90 + 60}`)
    }
    assert.ok(last > pages, 'what moved to the end makes the walk longer')
    assert.deepEqual(new Set(read), expected)
  })

  it('shows every unchanged record within the pages announced by the first', async () => {
    await anotherClient()
    const expected = await whole()
    const read = new Set((await ask(1)).ids)
    await change('<= 400')
    for (let pagina = 2; pagina <= pages; pagina++) for (const id of (await ask(pagina)).ids) read.add(id)
    assert.deepEqual(
      expected.slice(400).filter((id) => !read.has(id)),
      [],
    )
  })

  it('takes at most one count and one extra pass in any order, and gives the same pages', async () => {
    const expected = await whole()
    const start = seen.length
    const order = [20, 19, 3, 17, 11, 2, 12, 5, 9]
    for (const pagina of order) {
      const { ids } = await ask(pagina)
      assert.deepEqual(ids, expected.slice((pagina - 1) * quantidade, pagina * quantidade), `page ${pagina}`)
    }
    const ends = order.filter((pagina) => pagina === pages).length
    assert.ok(counts(start) <= 1 + ends)
    const passes = seen.slice(start).filter((text) => text.includes('recursive passo'))
    assert.equal(passes.length, 1, 'every place is found by the first pass')
  })

  it('continues with one more count after a restart', async () => {
    const expected = await whole()
    for (const pagina of [1, 2, 3]) await ask(pagina)
    await world.rows(client.id, 'delete from caminhada')
    const start = seen.length
    const read: number[] = []
    for (const pagina of [4, 5, 6]) read.push(...(await ask(pagina)).ids)
    assert.deepEqual(read, expected.slice(300, 600))
    assert.equal(counts(start), 1)
  })

  it('lets no concurrent reader of the same query lose a record', async () => {
    await anotherClient()
    const expected = new Set(await whole())
    const first = { read: new Set<number>(), page: 0, last: pages }
    const second = { read: new Set<number>(), page: 0, last: pages }
    const step = async (reader: typeof first) => {
      if (reader.page >= reader.last) return
      const { ids, totalPaginas } = await ask(++reader.page)
      for (const id of ids) reader.read.add(id)
      reader.last = totalPaginas
    }
    // The second starts after records moved, overtakes the first, and both read to the end.
    for (let turn = 1; turn <= 4; turn++) await step(first)
    await change('between 100 and 330')
    for (let turn = 1; turn <= 8; turn++) await step(second)
    await change('between 500 and 530')
    for (let turn = 1; turn <= 60; turn++) {
      await step(first)
      await step(second)
    }
    assert.deepEqual(
      [...expected].filter((id) => !first.read.has(id)),
      [],
    )
    assert.deepEqual(
      [...expected].filter((id) => !second.read.has(id)),
      [],
    )
  })

  it('ends an open period where it ended at the first page', async () => {
    await ask(1, { dataFim: '' })
    await world.rows(
      client.id,
      `update caminhada set fim = timestamptz '2026-05-01T12:00Z' + 8 * interval '1 minute'`,
    )
    assert.equal((await ask(2, { dataFim: '' })).ids.length, 59)
    assert.equal((await ask(2)).ids.length, quantidade, 'a period with an end is another question')
  })

  it('starts anew after an hour without use', async () => {
    await anotherClient()
    await ask(1)
    await add(students + 1, students + 5)
    await world.rows(client.id, `update caminhada set usada_em = now() - interval '61 minutes'`)
    assert.equal((await ask(2)).total, students + 5)
  })

  it('is purged by a job', async () => {
    await ask(1)
    await ask(1, { quantidade: 50 })
    await world.rows(
      client.id,
      `update caminhada set usada_em = now() - interval '61 minutes' where id = (select min(id) from caminhada)`,
    )
    await purgeWalks(world.context, new AbortController().signal)
    const left = 'select (select count(*) from caminhada) as w, (select count(*) from caminhada_pagina) as p'
    assert.deepEqual(await world.rows(client.id, left), [{ w: 1, p: 1 }])
  })

  it('keeps a bounded number of walks and of cursors', async () => {
    await anotherClient()
    await add(students + 1, 4_100)
    await ask(1, { quantidade: 2 })
    await world.rows(
      client.id,
      `insert into caminhada (cliente_id, chave, total, ate, fim)
       select cliente_id, chave || n, total, ate, fim from caminhada, generate_series(1, 51) n`,
    )
    for (let again = 0; again < 4; again++) await ask(1, { quantidade: 50 })
    await ask(1, { quantidade: 1 })
    for (let pagina = 2; pagina <= 90; pagina++) await ask(pagina, { quantidade: 1 })
    const [kept] = await world.rows<Record<string, number>>(
      client.id,
      `select (select count(*) from caminhada) as walks,
              (select max(n) from (select count(*) as n from caminhada group by chave) c) as alike,
              (select max(n) from (select count(*) as n from caminhada_pagina group by caminhada_id) c) as places,
              (select count(*) from caminhada_pagina p
                where not exists (select from caminhada c where c.id = p.caminhada_id)) as orphans`,
    )
    assert.ok(kept!.walks! <= 50 && kept!.alike! <= 2 && kept!.orphans === 0, JSON.stringify(kept))
    // The last 64, and one in three of the others: there are 4,100 pages.
    assert.ok(kept!.places! <= 80, JSON.stringify(kept))
  })

  it('answers also when cursors cannot be stored', async () => {
    const expected = await whole()
    await sql`alter table caminhada rename to caminhada_fora`.execute(world.context.owner.kysely)
    try {
      const read = [...(await ask(1)).ids, ...(await ask(2)).ids]
      assert.deepEqual(read, expected.slice(0, 200))
      assert.ok(world.logs.some((line) => line.includes('walks.trouble')))
    } finally {
      await sql`alter table caminhada_fora rename to caminhada`.execute(world.context.owner.kysely)
    }
  })
})
