import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Listing } from '../../server/listing/listing.ts'
import { countStatement, pageStatement } from '../../server/listing/statement.ts'
import { listings } from '../../server/nouns/listings.ts'
import { fill, filledRows, type Rare } from '../support/long-lists.ts'
import { type PlanNode, planOf, rowsRead } from '../support/plans.ts'
import { asked, bare, type Found } from '../support/selections.ts'
import { type Institution, World } from '../support/world.ts'

const size = 20
describe('long lists', () => {
  let world: World
  let client: Institution
  let rare: Rare
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    rare = await fill(world, client)
  })
  after(() => world.close())

  /** Rows read of the list's own table; joins apply only to the rows of the page. */
  const looked = async ({ base }: Listing, statement: string) => {
    const [plan] = await world.rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(client.id, planOf(statement))
    return rowsRead(plan!['QUERY PLAN'][0].Plan, base.split(' ')[0])
  }

  for (const [name, listing] of Object.entries(listings)) {
    for (const [order, descending] of Object.keys(listing.operation.orders).flatMap((key) => [
      [key, false] as const,
      [key, true] as const,
    ])) {
      if (!listing.order(order).indexed) continue
      it(`${name} by ${descending ? '-' : ''}${order} reads no more than its page, wherever it begins`, async () => {
        const selection = asked(listing, order, descending)
        const all = await world.rows<Found>(
          client.id,
          pageStatement(bare(selection), undefined, 2 * filledRows),
        )
        assert.ok(all.length > filledRows / 2, 'a table with indexed orders needs rows here')
        // From the start, after the first row, in the middle, and with a whole page, less than one and no row left.
        for (const begin of [0, 1, filledRows / 2, all.length - size, all.length - size / 2, all.length]) {
          const last = all[begin - 1]
          const from = last && { value: last.ordem, id: last.id }
          const statement = pageStatement(selection, from, size)
          const page = await world.rows<Found>(client.id, statement)
          assert.deepEqual(
            page.map(({ id }) => id),
            all.slice(begin, begin + size).map(({ id }) => id),
          )
          // One further scan for rows without a value, and one for files without signers in between.
          const rows = await looked(listing, statement)
          const index = `is there an index by ${listing.order(order).by}, from call ordenar(…) in a migration?`
          assert.ok(rows <= 3 * size, `${rows} rows read from row ${begin}: ${index}`)
        }
      })
    }
  }

  it('ListaFaturamentos finds overdue ones of both kinds, and searches paid ones only among payments', async () => {
    const listing = listings.ListaFaturamentos
    const page = (situacao: string) =>
      pageStatement(asked(listing, 'vencimento', true, { situacao: [situacao] }), undefined, size)
    assert.ok((await looked(listing, page('Vencido'))) <= 2 * size)
    const ruledOut = async (situacao: string) => {
      const plan = await world.rows<{ 'QUERY PLAN': string }>(client.id, `explain ${page(situacao)}`)
      return plan.filter((line) => line['QUERY PLAN'].includes('One-Time Filter: false')).length
    }
    assert.deepEqual(
      await Promise.all(['Vencido', 'Recebido', 'Pago', 'Agendado'].map(ruledOut)),
      [0, 1, 1, 1],
    )
  })

  const filters: Record<string, () => object> = {
    situacao: () => ({ situacao: ['Incluído'] }),
    cpf: () => ({ cpf: rare.cpf }),
    concedente: () => ({ concedente: rare.documento }),
    unidade: () => ({ unidade: rare.unidade }),
    contrato: () => ({ contrato: 1_000_007 }),
    inicio: () => ({ inicioDe: '2026-04-05', inicioAte: '2026-04-06' }),
    encerramento: () => ({ encerramentoDe: '2027-04-05', encerramentoAte: '2027-04-06' }),
  }
  for (const [name, filter] of Object.entries(filters)) {
    it(`ListaContratos finds the few rows of a filter by ${name} without reading the others`, async () => {
      const listing = listings.ListaContratos
      const selection = asked(listing, 'atualizacao', true, filter())
      const page = pageStatement(selection, undefined, size)
      const found = await world.rows<Found>(client.id, page)
      assert.ok(found.length > 0 && found.length <= size)
      // Statistics do not tell how many contracts a unit has: the plan may also follow the order.
      for (const statement of name === 'unidade'
        ? [countStatement(selection)]
        : [page, countStatement(selection)]) {
        const rows = await looked(listing, statement)
        assert.ok(rows <= 3 * size, `${rows} rows`)
      }
    })
  }

  const latest = (column: string) => `select ${column} as id from contrato order by contrato.id desc limit 1`
  const ofContracts = { aluno: latest('aluno_id'), daConcedente: latest('concedente_id') }
  const receiver = 'select 7 as id'
  const owned = {
    ListaPendencias: ofContracts,
    ListaSolicitacoes: ofContracts,
    ListaArquivos: ofContracts,
    ListaMensagens: { aluno: receiver, professor: receiver, pessoa: receiver },
  } as const
  for (const [list, filters] of Object.entries(owned)) {
    const listing = listings[list as keyof typeof owned]
    for (const [name, owner] of Object.entries(filters)) {
      it(`${list} finds the few rows of a filter by ${name} without reading the others`, async () => {
        const [row] = await world.rows<{ id: number }>(client.id, owner)
        let selection = asked(listing, 'atualizacao', true, { [name]: row!.id })
        // The ids of these rows are looked up before the page is.
        for (const set of selection.conditions.flatMap(({ sets }) => sets)) {
          assert.ok((await looked(listing, set)) <= size)
          const ids = (await world.rows<{ id: number }>(client.id, set)).map(({ id }) => id)
          const conditions = selection.conditions.map((one) => one.knowing(set, ids))
          selection = { ...selection, conditions }
        }
        for (const statement of [pageStatement(selection, undefined, size), countStatement(selection)]) {
          const rows = await looked(listing, statement)
          assert.ok(rows > 0 && rows <= 3 * size, `${rows} rows`)
        }
      })
    }
  }
})
