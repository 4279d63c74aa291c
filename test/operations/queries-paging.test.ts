import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addContract, insert, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const contracts = 'RetornaDadosContratosMonitoria'
const grades = 'RetornaDadosNotasAtividades'
const total = 25

describe('paging of a query', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    for (let number = 1; number <= total; number++) {
      // Several contracts share a moment, so that only the id orders them.
      const inclusao = `2026-05-${10 + (number % 4)}T12:00:00Z`
      const contrato_id = await addContract(world, client, {
        numero: number,
        inclusao,
        atualizacao: inclusao,
      })
      await insert(world, client, 'pendencia', {
        contrato_id,
        tipo: 'Relatório final',
        situacao: 'Pendente',
        usuario: 'teste',
        inclusao,
      })
    }
  })
  after(() => world.close())

  const ask = (operation: string, more: Row) =>
    world.query(operation, { token: client.token, dataInicio: '2026-05-01', dataFim: '2026-05-31', ...more })

  /** The parts of either wrapper, with numbers and text distinct. */
  async function answer(operation: string, more: Row) {
    const { status, body, text } = await ask(operation, more)
    assert.equal(status, 200, text)
    const { elementos, ...rest } = (operation === grades ? body.notasAtividades : body) as Row
    const { response: _, ...totals } = rest
    return { elementos: elementos as Row[], totals }
  }
  const form = (operation: string, value: number) => (operation === grades ? String(value) : value)

  for (const operation of [contracts, grades]) {
    it(`gives the same elements in the same order in pages of ${operation} as unpaged`, async () => {
      const whole = await answer(operation, {})
      assert.equal(whole.elementos.length, total)
      const joined: Row[] = []
      for (let pagina = 1; pagina <= 4; pagina++) {
        const { elementos, totals } = await answer(operation, { quantidade: 7, pagina })
        assert.deepEqual(totals, {
          totalElementos: form(operation, total),
          totalPaginas: form(operation, 4),
          paginaAtual: form(operation, pagina),
        })
        joined.push(...elementos)
      }
      assert.deepEqual(joined, whole.elementos)
    })

    it(`answers an empty page with the totals beyond the end of ${operation}`, async () => {
      assert.deepEqual(await answer(operation, { quantidade: 5, pagina: 6 }), {
        elementos: [],
        totals: {
          totalElementos: form(operation, total),
          totalPaginas: form(operation, 5),
          paginaAtual: form(operation, 6),
        },
      })
      const far = await answer(operation, { quantidade: 10_000, pagina: 999_999_999 })
      assert.deepEqual(far.elementos, [])
    })

    for (const quantidade of [undefined, null, '', 0, '0']) {
      it(`does not page ${operation} when quantidade is ${JSON.stringify(quantidade)}`, async () => {
        const { elementos, totals } = await answer(operation, { quantidade, pagina: 3 })
        assert.equal(elementos.length, total)
        assert.deepEqual(totals, {
          totalElementos: form(operation, total),
          totalPaginas: form(operation, 1),
        })
      })
    }

    it(`counts no page of ${operation} when it is empty`, async () => {
      const none = { dataInicio: '2001-01-01', dataFim: '2001-12-31' }
      const zero = { totalElementos: form(operation, 0), totalPaginas: form(operation, 0) }
      assert.deepEqual(await answer(operation, none), { elementos: [], totals: zero })
      assert.deepEqual(await answer(operation, { ...none, quantidade: 10 }), {
        elementos: [],
        totals: { ...zero, paginaAtual: form(operation, 1) },
      })
    })
  }

  for (const pagina of [undefined, null, '', 0, '0', 1, '01']) {
    it(`answers the first page when pagina is ${JSON.stringify(pagina)}`, async () => {
      const { elementos, totals } = await answer(contracts, { quantidade: '10', pagina })
      assert.equal(elementos.length, 10)
      assert.equal(totals.paginaAtual, 1)
    })
  }

  it('accepts up to ten thousand elements a page', async () => {
    const { elementos, totals } = await answer(contracts, { quantidade: 10_000 })
    assert.equal(elementos.length, total)
    assert.deepEqual(totals, { totalElementos: total, totalPaginas: 1, paginaAtual: 1 })
  })
})
