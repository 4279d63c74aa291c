import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Opening } from '../../catalogue/output.ts'
import { retornaDadosAuditorias } from '../../catalogue/query/retorna-dados-auditorias.ts'
import { retornaDadosIntegracaoAlunos } from '../../catalogue/query/retorna-dados-integracao-alunos.ts'
import type { Config } from '../../server/config/config.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { Events } from '../../server/events.ts'
import { ReadAhead } from '../../server/query/ahead.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { streamQuery } from '../../server/query/stream.ts'
import { openStore, type Store } from '../../server/store/open.ts'
import { tester } from '../support/actor.ts'
import { until } from '../support/process.ts'
import { seededFolder } from '../support/seed.ts'

const size = 400
const pages = 12
const students = pages * size - 1

interface Student {
  aluno: string
}

const selectionOf = (operation: QueryOperation, page: number | undefined, sees: Opening[] = []) => ({
  operation,
  source: sourceOf(operation),
  request: {
    period: undefined,
    paging: page === undefined ? undefined : { size, page },
    filters: {},
    format: 'lista',
    zone: 'America/Sao_Paulo',
    sees,
  },
})

// A cluster of its own: elsewhere somebody writes all the time, and then no page holds.
describe('a page that is read before it is asked for', () => {
  const folder = seededFolder()
  let store: Store
  let spares: pg.Pool
  let clienteId: number
  let ahead: ReadAhead
  before(async () => {
    store = await openStore({ data: folder.path, streams: 4 } as Config)
    spares = store.readDb.spares!.pool
    clienteId = await createClient(store.owner, { codigo: 'paginas', nome: 'Páginas' })
    await change(sql`
      insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, inclusao, atualizacao)
       select cliente_atual(), 'RA' || n, 'Aluno ' || n, 'a' || n, 'a' || n, 'Rua', 'Santos', 'SP', m, m
         from (select n, timestamptz '2026-05-01T12:00Z' + n * interval '1 second' as m
                 from generate_series(1, ${students}::int) n) s`)
    // Nothing is committed but by the tests.
    await store.owner.pool.query('vacuum analyze')
  })
  after(async () => {
    await store.close()
    folder.remove()
  })
  beforeEach(async () => {
    ahead = new ReadAhead()
    await Promise.all(Array.from({ length: spares.options.max }, () => spares.connect())).then((all) => {
      for (const one of all) one.release()
    })
  })
  afterEach(() => read())

  async function ask(
    page: number | undefined,
    sees: Opening[] = [],
    meanwhile: () => unknown = () => {},
  ): Promise<Student[]> {
    const { readDb: from, db, sealer } = store
    const selection = selectionOf(retornaDadosIntegracaoAlunos, page, sees)
    const blocks: Buffer[] = []
    const answer = {
      signal: new AbortController().signal,
      announce: () => {},
      begin: async () => {},
      write: async (block: Buffer) => {
        blocks.push(block)
        await meanwhile()
      },
    }
    const total = await streamQuery(
      { from, db, sealer, report: () => {}, ahead },
      clienteId,
      selection,
      answer,
    )
    assert.equal(total, students)
    return JSON.parse(`[${Buffer.concat(blocks)}]`)
  }
  const change = (statement: RawBuilder<unknown>) =>
    store.db.inClient(clienteId, (tx) => statement.execute(tx), tester)
  const rename = (name: string, page: number) =>
    change(sql`update aluno set nome = ${name} where identificacao = ${`RA${(page - 1) * size + 7}`}`)
  /** Walks up to a page, and sees that the next one is under way. */
  async function walkTo(last: number): Promise<void> {
    for (let page = 1; page <= last; page++) await ask(page)
    await until('the next page', () => ahead.under > 0)
  }

  /** Whatever is read ahead is there. */
  const read = () => until('connections given back', () => spares.idleCount === spares.totalCount)

  it('is the page that would be read now: whoever walks reads everything once', async () => {
    const all: Student[] = []
    for (let page = 1; page <= pages; page++) all.push(...(await ask(page)))
    assert.deepEqual(all, await ask(undefined))
    // Neither the first three, nor the last, at whose end something may have been added.
    assert.ok(ahead.used > pages / 2, `${ahead.used} pages were read ahead`)
    assert.ok(ahead.used <= pages - 3)
    assert.equal(ahead.under, 0)
  })

  it('is counted where operators look: those that were answered, and those that nobody could use', async () => {
    const events = new Events(pino({ level: 'silent' }))
    ahead = new ReadAhead({}, (end) => events.report({ kind: 'query.ahead', end }))
    const counted = async () => {
      const { values } = await events.registry.getSingleMetric('vinculo_query_ahead_total')!.get()
      return Object.fromEntries(values.map(({ labels, value }) => [labels.end, value]))
    }
    assert.deepEqual(await counted(), { used: 0, unused: 0 })
    await walkTo(6)
    await read()
    await rename('Nome de agora', 7)
    await ask(7)
    const { used, unused } = ahead
    assert.ok(used > 0 && unused > 0)
    assert.deepEqual(await counted(), { used, unused })
  })

  it('is read while the page before it is sent, and waits for as long as that takes', async () => {
    ahead = new ReadAhead({ milliseconds: 1_000 })
    await walkTo(4)
    await ask(5, [], async () => {
      await until('the next two', () => ahead.under === 3)
      await sleep(1_100)
      assert.equal(ahead.unused, 0)
    })
    const { used } = ahead
    assert.equal((await ask(6)).length, size)
    assert.equal(ahead.used, used + 1)
  })

  it('is answered to two who walk at once: where they have come to changes nothing', async () => {
    const walks = [undefined, ['banco'] as Opening[]].map(async (sees) => {
      const all: Student[] = []
      for (let page = 1; page <= pages; page++) all.push(...(await ask(page, sees)))
      return all.map(({ aluno }) => aluno)
    })
    const expected = (await ask(undefined)).map(({ aluno }) => aluno)
    for (const walked of await Promise.all(walks)) assert.deepEqual(walked, expected)
    assert.ok(ahead.used > pages / 2, `${ahead.used} pages were read ahead`)
  })

  it('is not answered once something was committed since', async () => {
    await walkTo(4)
    await read()
    await rename('Outro nome', 5)
    const names = (await ask(5)).map(({ aluno }) => aluno)
    assert.equal(names[6], 'Outro nome')
    assert.deepEqual([ahead.used > 0, ahead.unused], [true, 1])
  })

  it('is left out for a while where others write all the time', async () => {
    for (let page = 1; page < pages; page++) {
      assert.equal((await ask(page)).length, size)
      await read()
      await rename(`Aluno da página ${page}`, page)
    }
    assert.equal(ahead.used, 0)
    assert.ok(ahead.unused <= 3, `${ahead.unused} pages were read in vain`)
  })

  it('is for who asks the same and may see the same', async () => {
    await walkTo(4)
    const { used } = ahead
    assert.equal((await ask(5, ['banco'])).length, size)
    assert.equal(ahead.used, used)
  })

  it('is never one of the audit trail, which every reader changes', () => {
    const isWalked = (operation: QueryOperation) =>
      [1, 2, 3].map((page) => ahead.isWalked(operation.id, selectionOf(operation, page)))
    assert.deepEqual(isWalked(retornaDadosIntegracaoAlunos), [false, true, true])
    assert.deepEqual(isWalked(retornaDadosAuditorias), [false, false, false])
  })

  it('is thrown away when nobody asks for it in time', async () => {
    ahead = new ReadAhead({ milliseconds: 20 })
    for (const page of [1, 2]) await ask(page)
    await until('nothing held', () => ahead.unused === 1 && ahead.under === 0)
    assert.equal((await ask(3)).length, size)
  })

  it('is read again for its caller when reading it ahead failed', async () => {
    const broken = (one: pg.PoolClient) => {
      const query = one.query.bind(one) as (...args: unknown[]) => unknown
      const failing = (first: unknown, ...more: unknown[]) => {
        if (typeof first === 'object') throw new Error('gone')
        return query(first, ...more)
      }
      one.query = failing as typeof one.query
    }
    await walkTo(2)
    const { used } = ahead
    await read()
    spares.on('acquire', broken)
    try {
      for (let page = 3; page <= 6; page++) assert.equal((await ask(page)).length, size)
    } finally {
      spares.off('acquire', broken)
    }
    // Two were there before.
    assert.equal(ahead.used, used + 2)
    // What was broken is not used again.
    await Promise.all(Array.from({ length: spares.totalCount }, () => spares.connect())).then((all) => {
      for (const one of all) one.release(true)
    })
  })

  it('is whole when it is more than is held: it is read again', async () => {
    ahead = new ReadAhead({ bytes: 1 })
    for (let page = 1; page < pages; page++) {
      // Some callers come at once, and some when there was already too much.
      if (page % 2) await read()
      assert.equal((await ask(page)).length, size, `page ${page}`)
    }
    assert.ok(ahead.unused > 0)
  })

  it('keeps nobody waiting for a connection', async () => {
    const all = await Promise.all(Array.from({ length: spares.options.max }, () => spares.connect()))
    try {
      for (let page = 1; page <= 5; page++) assert.equal((await ask(page)).length, size)
    } finally {
      for (const one of all) one.release()
    }
    assert.equal(ahead.used, 0)
  })
})
