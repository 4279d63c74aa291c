import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import type { Operation, QueryOperation } from '../../catalogue/operation.ts'
import { institution } from '../../demo/institution.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import {
  findsRows,
  pageStatement,
  preparedPage,
  preparedSeek,
  seekStatement,
} from '../../server/query/statement.ts'
import { tester } from '../support/actor.ts'
import { insert } from '../support/contracts.ts'
import { sendExamples } from '../support/examples.ts'
import { addFullContract } from '../support/full-contract.ts'
import { fixtures } from '../support/machines.ts'
import { type Institution, World } from '../support/world.ts'

const queries = (operations as readonly Operation[]).filter((one) => one.family === 'query')

/**
 * Maximum number of pages, and the order in which they are requested. The last starts where no position is known yet, continues
 * from a known one that is not adjacent, steps back, and ends at a known one.
 */
const walks: [most: number, turned: (pages: number[]) => number[]][] = [
  [6, (pages) => pages],
  [3, (pages) => pages.toReversed()],
  [5, (pages) => [2, 5, 4, 1, 3].filter((page) => pages.includes(page))],
]

/** Plans that would also work for few rows. */
const indexesAlone = ['seqscan', 'bitmapscan', 'sort'].map((other) => [`enable_${other}`, 'off'] as const)

describe('every query, page by page', () => {
  let world: World
  let client: Institution
  /** Ids of invoices for look-ups. */
  let received: number
  let paid: number
  before(async () => {
    world = await World.open()
    client = await world.institution()
    const loads = institution(1 / 2_000).map(
      ({ operation, count, record }) =>
        [operation, Array.from({ length: count }, (_, at) => record(at))] as const,
    )
    await sendExamples(world, client, new Map(loads))
    await addFullContract(world, await world.institution())
    await addFullContract(world, client)
    for (let made = 0; made < 3; made++) await addOfficeRecords()
    await analyzeTables()
  })
  after(() => world.close())

  /** Only the platform's tables, because system tables are most of a database. */
  async function analyzeTables() {
    const { kysely } = world.context.owner
    const { rows } = await sql<{
      tables: string
    }>`select string_agg(oid::regclass::text, ', ') as tables from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
      kysely,
    )
    await sql.raw(`analyze ${rows[0]!.tables}`).execute(kysely)
  }

  /** One record of each kind that staff create. */
  async function addOfficeRecords() {
    await fixtures.contrato.add(world, client, 'Ativo', { contratacao: '2026-03-10' })
    await fixtures.equivalencia.add(world, client, 'Incluída')
    await fixtures.orcamento.add(world, client, 'Aprovado')
    await fixtures.diploma.add(world, client, 'Ativo')
    received = await fixtures.faturamento.add(world, client, 'Recebido')
    paid = await fixtures.faturamento.add(world, client, 'Pago', { vencimento: '2026-03-10' })
    await fixtures.remessa.add(world, client, 'Gerada')
    const projeto_extensao_id = await fixtures.projeto_extensao.add(world, client, 'Aprovada')
    const [project] = await world.rows<{ professor_id: number }>(
      client.id,
      `select professor_id from projeto_extensao where id = ${projeto_extensao_id}`,
    )
    await insert(world, client, 'pendencia', {
      projeto_extensao_id,
      professor_id: project!.professor_id,
      tipo: 'Relatório final',
    })
  }

  async function ask(operation: QueryOperation, more: object) {
    const { status, body, text } = await world.query(operation.id, {
      token: client.token,
      dataInicio: '2026-01-01',
      ...(operation.period === 'none' && {
        identificador: operation.id.endsWith('APagar') ? paid : received,
      }),
      ...more,
    })
    assert.equal(status, 200, text)
    const { wrapper } = operation
    const { elementos, totalElementos } = (wrapper.kind === 'A' ? body[wrapper.name] : body) as {
      elementos: unknown[]
      totalElementos: unknown
    }
    return { elementos, total: Number(totalElementos) }
  }

  for (const operation of queries) {
    it(`reads ${operation.id} like the unpaged answer, forwards, backwards and by jumps`, async () => {
      // Reads leave audit entries, also those of this test, so only earlier ones are compared.
      const { elementos: whole, total } = await ask(operation, { acao: 'Inclusão' })
      assert.ok(total > 0, 'nothing to read')
      // Each with another size, so that pages begin at other rows.
      for (const [most, turned] of walks) {
        const size = Math.max(1, Math.ceil(total / most))
        const pages = Array.from({ length: Math.ceil(total / size) }, (_, at) => at + 1)
        await world.rows(client.id, 'delete from caminhada')
        for (const pagina of turned(pages)) {
          const page = await ask(operation, { acao: 'Inclusão', quantidade: size, pagina })
          assert.equal(page.total, total, `page ${pagina}`)
          assert.deepEqual(page.elementos, whole.slice((pagina - 1) * size, pagina * size), `page ${pagina}`)
        }
      }
    })
  }

  /** Queries over tables use an index that starts at the page. */
  for (const operation of queries.filter((one) => !sourceOf(one).derived && !one.groups)) {
    it(`starts reading ${operation.id} at the page`, async () => {
      const request = {
        period: { first: '', last: '', from: '2026-01-01', to: '2099-01-01', open: false },
        paging: { size: 10, page: 2 },
        filters: {},
        format: 'lista',
        zone: 'America/Sao_Paulo',
        language: 'pt' as const,
        sees: ['banco' as const],
        reach: everything,
      }
      const selection = { operation, source: sourceOf(operation), request, newest: '2099-01-01' }
      const place = { momento: '2026-11-01', linha: '5', posicao: 0, grupo: '' }
      const statements = [seekStatement(selection, place, 10), pageStatement(selection, place, 10)]
      const told = [preparedSeek(selection, place, 10), preparedPage(selection, place, 10)]
      if (findsRows(selection)) statements.push(...told.map(({ text }) => text))
      const plans = await world.context.db.inClient(
        client.id,
        (tx) =>
          Promise.all(
            statements.map((statement) =>
              sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`).execute(tx),
            ),
          ),
        tester,
        indexesAlone,
      )
      for (const plan of plans) {
        const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
        assert.match(text, /Index Cond: .*ROW\(.*('2026-11-01|\$1)/)
      }
    })
  }
})
