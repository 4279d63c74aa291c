import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { verifyInvoice, verifyLine } from '../support/amount-verifier.ts'
import { codeOf } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import type { Office } from '../support/office.ts'
import { history, live, nothingYet } from '../support/office-history.ts'
import { soak } from '../support/soak.ts'
import { World } from '../support/world.ts'

/** Every amount that closings bill follows from its explanation. */
describe('explained amounts', () => {
  let world: World
  before(async () => {
    world = await World.open({ processing: false, rateUnpaged: 100_000 })
  })
  after(() => world.close())

  const wanted = soak({ usual: 100, full: 1_000 })
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

  it(`are recomputed by an independent verifier, over ${wanted} random months`, {
    timeout: 3_600_000,
  }, async () => {
    console.log(`# seed ${seed}`)
    const codes = new Map<string, number>()
    let months = 0
    for (const one of fc.sample(history, { numRuns: wanted, seed })) {
      if (months >= wanted) break
      const office = await live(world, one, nothingYet())
      await verifyOffice(office, codes)
      const [{ closed } = { closed: 0 }] = await office.treasury.rows<{ closed: number }>(
        `select count(distinct competencia)::integer as closed from execucao where situacao in ('Confirmada', 'Revertida')`,
      )
      months += closed
    }
    assert.ok(months >= wanted, `${months} months`)
    console.log(`# ${months} months, ${JSON.stringify(Object.fromEntries(codes))}`)
    for (const code of [
      'periodo',
      'aditivo',
      'faltas',
      'recesso',
      'arredondamento',
      'diferenca',
      'taxa',
      'taxaInteira',
    ])
      assert.ok(codes.has(code), code)
  })

  it('says so of a line that an earlier version billed, and refuses what it cannot explain', async () => {
    const [some] = fc.sample(history, { numRuns: 1, seed })
    const { treasury } = await live(world, { ...some!, steps: [] }, nothingYet())
    const [invoice] = await treasury.rows<{ id: number }>(
      `with old as (update faturamento_item set calculo = null returning faturamento_id) select max(faturamento_id) as id from old`,
    )
    const { body } = await treasury.ana('ExplicaValor', { faturamento: invoice!.id })
    for (const { aviso, passos } of body.linhas) {
      assert.match(aviso, /anterior a esta versão/)
      assert.deepEqual(passos, [])
    }
    const [contract] = await treasury.rows<{ id: number }>('select min(id) as id from contrato')
    for (const wrong of [
      {},
      { contrato: contract!.id },
      { contrato: contract!.id, competencia: '2025-13' },
      { contrato: contract!.id, competencia: '2199-01' },
      { faturamento: 999_999_999 },
      { faturamento: invoice!.id, pagina: 0 },
      { faturamento: invoice!.id, item: -1 },
    ])
      assert.equal(
        codeOf(await treasury.ana('ExplicaValor', wrong)),
        '422 REGISTRO_INVALIDO',
        JSON.stringify(wrong),
      )
    const beyond = await treasury.ana('ExplicaValor', { faturamento: invoice!.id, pagina: 100_000 })
    assert.deepEqual([codeOf(beyond), beyond.body.linhas], ['200 OK', []])
  })

  /** Verifies all invoices, and what each contract is due for every month now. */
  async function verifyOffice(office: Office, codes: Map<string, number>): Promise<void> {
    const { treasury, model } = office
    const count = ({ passos }: { passos: Row[] }) => {
      for (const { codigo } of passos) codes.set(codigo as string, (codes.get(codigo as string) ?? 0) + 1)
    }
    const told = async (body: object): Promise<Row> => {
      const answer = await treasury.ana('ExplicaValor', body)
      assert.equal(codeOf(answer), '200 OK', answer.text)
      return answer.body
    }
    const rows = await treasury.rows<{ id: number; itens: number }>(
      `select id, (select count(*)::integer from faturamento_item where faturamento_id = f.id) as itens from faturamento f`,
    )
    for (const { id, itens } of rows) {
      const lines: Parameters<typeof verifyInvoice>[1][number][] = []
      let total: Parameters<typeof verifyInvoice>[0] = []
      for (let pagina = 1, paginas = 1; pagina <= paginas; pagina++) {
        const body = await told({ faturamento: id, pagina })
        paginas = body.paginas as number
        total = body.total as typeof total
        lines.push(...(body.linhas as typeof lines))
      }
      assert.equal(lines.length, itens)
      verifyInvoice(total, lines)
      for (const one of lines) count(one as never)
    }
    for (const { numero } of model.contracts) {
      const [{ id } = { id: 0 }] = await treasury.rows<{ id: number }>(
        `select max(id) as id from contrato where numero = ${numero}`,
      )
      const { linhas } = await told({ contrato: id, competencia: '2025-02' })
      for (const one of linhas as Row[]) {
        verifyLine(one as never)
        count(one as never)
      }
    }
  }
})
