import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { listings } from '../../server/listing/bindings.ts'
import { pageStatement, type Selection } from '../../server/listing/statement.ts'
import { insert } from '../support/contracts.ts'
import { type PlanNode, rowsLookedAt } from '../support/plans.ts'
import { type Institution, World } from '../support/world.ts'

const rows = 3_000
const size = 20
/** SQL for rows of each table that has indexed orders, with ties in every order. */
const fillings: Record<string, (cliente: number, concedente: number) => string> = {
  vaga: (cliente, concedente) => `
    insert into vaga (cliente_id, concedente_id, identificacao, titulo, tipo, situacao, quantidade, descricao, inicio_inscricao,
                      fim_inscricao, atualizacao)
    select ${cliente}, ${concedente}, 'V' || n, 'Vaga ' || n % 700, 'N', (array['Aberta', 'Encerrada'])[1 + n % 2], 1, 'Texto',
           '2026-01-01', date '2026-01-01' + n % 365, timestamptz '2026-01-01' + n % 900 * interval '1 minute'
      from generate_series(1, ${rows}) n`,
  convenio: (cliente, concedente) => `
    insert into convenio (cliente_id, concedente_id, convenio, situacao, inicio, termino, atualizacao)
    select ${cliente}, ${concedente}, 'Convênio ' || n, (array['Em elaboração', 'Vigente'])[1 + n % 2], '2026-01-01',
           case when n % 3 > 0 then date '2026-01-01' + n % 365 end,
           timestamptz '2026-01-01' + n % 900 * interval '1 minute'
      from generate_series(1, ${rows}) n`,
}

interface Found {
  id: string
  ordem: string | null
}

describe('the indexed orders of lists', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const host = { tipo: 'J', documento: '11444777000161', nome: 'Padaria' }
    const concedente = await insert(world, client, 'pessoa', host)
    for (const [table, filling] of Object.entries(fillings)) {
      await world.rows(client.id, filling(client.id, concedente))
      await sql.raw(`analyze ${table}`).execute(world.context.owner.kysely)
    }
  })
  after(() => world.close())

  const looked = async (statement: string) => {
    const [plan] = await world.rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      client.id,
      `explain (analyze, format json) ${statement}`,
    )
    return rowsLookedAt(plan!['QUERY PLAN'][0].Plan)
  }

  for (const [name, listing] of Object.entries(listings)) {
    for (const [order, descending] of Object.keys(listing.operation.orders).flatMap((key) => [
      [key, false] as const,
      [key, true] as const,
    ])) {
      const chosen = listing.order(order)
      if (!chosen.indexed) continue
      it(`${name} by ${descending ? '-' : ''}${order} looks at no more than its page, wherever it begins`, async () => {
        const selection: Selection = {
          listing,
          conditions: [],
          searching: false,
          order: chosen,
          descending,
          zone: 'America/Sao_Paulo',
        }
        const all = await world.rows<Found>(client.id, pageStatement(selection, undefined, rows + 1))
        assert.equal(all.length, rows, 'a table with indexed orders needs rows here')
        for (const at of [undefined, 0, rows / 2, rows - size, rows - size / 2]) {
          const last = at === undefined ? undefined : all[at]!
          const from = last && { value: last.ordem, id: last.id }
          const statement = pageStatement(selection, from, size)
          const page = await world.rows<Found>(client.id, statement)
          const begin = at === undefined ? 0 : at + 1
          assert.deepEqual(
            page.map(({ id }) => id),
            all.slice(begin, begin + size).map(({ id }) => id),
          )
          // Once more for what columns join, and for rows without a value.
          assert.ok((await looked(statement)) <= 3 * size, `from row ${begin}`)
        }
      })
    }
  }
})
