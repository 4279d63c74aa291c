import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { after, afterEach, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { cpfAt } from '../../demo/documents.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { addStudent } from '../support/contracts.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

const name = 'RetornaDadosContratosMonitoria'
/** Few long contracts: unread data exceeds the buffers of a connection, also for a page. */
const many = 300
const long = 40_000
const pageSize = 200
/** Limits: four long answers, two per client, one per credential. */
const streams = 4

describe('clients that do not read', () => {
  let world: World
  let slow: Institution
  let other: Institution
  const open: ClientRequest[] = []
  before(async () => {
    world = await World.open({ processing: false, streams, stallSeconds: 600 })
    slow = await world.institution()
    other = await world.institution()
    for (const [client, length] of [
      [slow, long],
      [other, 100],
    ] as const) {
      const aluno = await addStudent(world, client)
      await world.rows(
        client.id,
        `insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, inicio, encerramento, usuario,
           atividades)
         select cliente_atual(), n, 'monitoria', 'Monitoria', ${aluno}, '2026-03-02', '2026-07-10', 'teste',
           repeat('x', ${length}) from generate_series(1, ${many}) n`,
      )
    }
  })
  afterEach(() => {
    for (const asking of open.splice(0)) asking.destroy()
  })
  after(() => world.close())

  const question = (token: string, more: object = {}) => ({ token, dataInicio: '2026-01-01', ...more })
  /** Requests everything and reads nothing. */
  function ask(token: string, more: object = {}) {
    const asking = request(`${world.base}/apiconsultadadosplataforma/${name}`, {
      method: 'POST',
      agent: false,
    })
    open.push(asking)
    asking.on('error', () => {})
    asking.end(JSON.stringify(question(token, more)))
    return once(asking, 'response').then(([answer]) => answer as IncomingMessage)
  }
  const copies = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and state <> 'idle' and query ilike 'copy%'`.execute(
      world.context.owner.kysely,
    )
    return rows.length
  }
  const all = (client: Institution) => world.query(name, question(client.token))
  const page = (client: Institution, more: object = { quantidade: 10 }) =>
    world.query(name, question(client.token, more))
  const logged = (event: string) => world.logs.filter((line) => line.includes(`"msg":"${event}"`)).length

  it('block no other client: pages and long answers are served meanwhile', async () => {
    const second = await createCredential(world.context.owner, {
      clienteId: slow.id,
      kind: 'integracao',
      name: 'segunda',
      scopes: ['consulta'],
    })
    await ask(slow.token)
    for (let more = 0; more < 12; more++) ask(slow.token).catch(() => {})
    await ask(second)
    await until('both to wait for their readers', async () => (await copies()) === 2, 30)
    const [whole, paged, own, one] = await Promise.all([
      all(other),
      page(other),
      page(slow),
      page(slow, { cpf: cpfAt(99_999) }),
    ])
    for (const { status } of [whole, paged, own, one]) assert.equal(status, 200)
    assert.equal((whole.body.elementos as unknown[]).length, many)
    // An answer is complete for its reader a moment before the database work ends.
    await until('those two alone to be left', async () => (await copies()) === 2, 30)
  })

  it('block no other client with pages either', async () => {
    const pages = Array.from({ length: 20 }, () => ask(slow.token, { quantidade: pageSize }))
    for (const answer of pages) answer.catch(() => {})
    await pages[0]
    assert.equal((await page(other)).status, 200)
    assert.equal((await all(other)).status, 200)
  })

  it('are dropped when they read nothing for a while', async () => {
    const { config } = world.context
    const before = logged('query.stalled')
    config.stallSeconds = 1
    try {
      const answer = await ask(slow.token)
      await until('the reader to be given up', () => logged('query.stalled') > before, 30)
      await assert.rejects(answer.toArray(), { code: 'ECONNRESET' })
      await until('the end of its work', async () => (await copies()) === 0, 30)
      assert.equal((await all(slow)).status, 200)
    } finally {
      config.stallSeconds = 600
    }
  })

  it('are not those that wait for the first byte: database time does not count', async () => {
    const { config, owner } = world.context
    config.stallSeconds = 1
    try {
      let answer: Promise<{ status: number }> | undefined
      await owner.kysely.transaction().execute(async (tx) => {
        await sql`lock table contrato in access exclusive mode`.execute(tx)
        answer = page(other, { dataInicio: '2000-01-01', dataFim: '2000-01-01' })
        await sql`select pg_sleep(3)`.execute(tx)
      })
      assert.equal((await answer)!.status, 200)
    } finally {
      config.stallSeconds = 600
    }
  })
})
