import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import type { Operation, QueryOperation } from '../../catalogue/operation.ts'
import { institution } from '../../demo/institution.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { findsRows, pageStatement, seekStatement, toldSeek, toldSlice } from '../../server/query/statement.ts'
import { tester } from '../support/actor.ts'
import { addFullContract, insert } from '../support/contracts.ts'
import { sendExamples } from '../support/examples.ts'
import { fixtures } from '../support/machines.ts'
import { type Institution, World } from '../support/world.ts'

const queries = (operations as readonly Operation[]).filter((one) => one.family === 'query')

describe('every query, page by page', () => {
  let world: World
  let client: Institution
  /** Invoices that are looked up. */
  let received: number
  let paid: number
  before(async () => {
    world = await World.open()
    client = await world.institution()
    await sendExamples(world, client)
    for (const { operation, list, count, record } of institution(1 / 2_000)) {
      const records = Array.from({ length: count }, (_, at) => record(at))
      await world.process(client, operation, list, records)
    }
    for (let made = 0; made < 3; made++) await addFullContract(world, await world.institution())
    await addFullContract(world, client)
    for (let made = 0; made < 3; made++) await addOfficeRecords()
    await sql`analyze`.execute(world.context.owner.kysely)
  })
  after(() => world.close())

  /** One of each that people make in the platform. */
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
    it(`gives ${operation.id} as the unpaged answer does, forwards, backwards and by leaps`, async () => {
      // Readings leave entries, also those made here: what was there before is compared.
      const { elementos: whole, total } = await ask(operation, { acao: 'Inclusão' })
      assert.ok(total > 0, 'nothing to read')
      const size = Math.max(1, Math.ceil(total / 12))
      const pages = Math.ceil(total / size)
      const forwards = Array.from({ length: pages }, (_, at) => at + 1)
      const leaps = forwards.toSorted((a, b) => ((a * 7) % 13) - ((b * 7) % 13))
      for (const order of [forwards, forwards.toReversed(), leaps]) {
        await world.rows(client.id, 'delete from caminhada')
        for (const pagina of order) {
          const page = await ask(operation, { acao: 'Inclusão', quantidade: size, pagina })
          assert.equal(page.total, total, `page ${pagina}`)
          assert.deepEqual(page.elementos, whole.slice((pagina - 1) * size, pagina * size), `page ${pagina}`)
        }
      }
    })
  }

  /** Whatever is listed from tables is found through an index that begins to read at the place. */
  for (const operation of queries.filter((one) => !sourceOf(one).derived && !one.groups)) {
    it(`begins to read ${operation.id} where the page begins`, async () => {
      const request = {
        period: { first: '', last: '', from: '2026-01-01', to: '2099-01-01', open: false },
        paging: { size: 10, page: 2 },
        filters: {},
        format: 'lista',
        zone: 'America/Sao_Paulo',
        sees: ['banco' as const],
      }
      const selection = { operation, source: sourceOf(operation), request, newest: '2099-01-01' }
      const place = { momento: '2026-11-01', linha: '5', posicao: 0, grupo: '' }
      const statements = [seekStatement(selection, place, 10), pageStatement(selection, place, 10)]
      const told = [toldSeek(selection, place, 10), toldSlice(selection, place, { skip: 5, size: 5 })]
      if (findsRows(selection)) statements.push(...told.map(({ text }) => text))
      for (const statement of statements) {
        const plan = await world.context.db.inClient(
          client.id,
          async (tx) => {
            for (const other of ['seqscan', 'bitmapscan', 'sort'])
              await sql.raw(`set local enable_${other} = off`).execute(tx)
            return sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`).execute(tx)
          },
          tester,
        )
        const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
        assert.match(text, /Index Cond: .*ROW\(.*('2026-11-01|\$1)/)
      }
    })
  }
})
