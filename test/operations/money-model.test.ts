import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { amountOf, centsOf } from '../../server/values/cents.ts'
import { stopClock } from '../support/browser.ts'
import { type Caller, keyed, madeBy } from '../support/callers.ts'
import { type Invoice, moved, openOf, standing, stateOf, totalsBy } from '../support/money-model.ts'
import type { Row } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const today = '2026-03-10'
const days = ['2026-01-15', '2026-02-20', '2026-03-01', today]

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('issue' as const),
      pays: fc.boolean(),
      of: fc.nat(2),
      valor: fc.integer({ min: 1, max: 500_000 }),
      late: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      at: fc.nat(50),
      part: fc.integer({ min: 0, max: 120 }),
      juros: fc.nat(900),
      desconto: fc.nat(900),
      day: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('reverse' as const), at: fc.nat(50), which: fc.nat(4) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), at: fc.nat(50) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Issues, receipts, payments, reversals and cancellations in any order, compared with a model. */
describe('money', () => {
  let world: World
  before(async () => {
    world = await World.open({ processing: false, rateUnpaged: 10_000 })
    stopClock(world, `${today}T15:00:00Z`)
  })
  after(() => world.close())

  it('is answered by every query to the cent, with any page size', async () => {
    const history = fc.array(step, { minLength: 25, maxLength: 40, size: 'max' })
    await fc.assert(
      fc.asyncProperty(history, fc.integer({ min: 1, max: 7 }), async (steps, size) => {
        const walk = await Walk.begin()
        for (const one of steps) await walk.take(one)
        await walk.agrees(size)
      }),
      { numRuns: soak({ usual: 5, full: 15 }), endOnFailure: true },
    )
  })

  class Walk {
    readonly client: Institution
    readonly #staff: Caller
    readonly #hosts: readonly { id: number; documento: string }[]
    readonly #invoices: Invoice[] = []

    private constructor(
      client: Institution,
      staff: Caller,
      hosts: readonly { id: number; documento: string }[],
    ) {
      this.client = client
      this.#staff = staff
      this.#hosts = hosts
    }

    static async begin(): Promise<Walk> {
      const client = await world.institution()
      const staff = await keyed(world, client, ['financeiro.ver', 'financeiro.alterar'])
      for (let n = 0; n < 3; n++) await addHost(world, client)
      const hosts = await world.rows<{ id: number; documento: string }>(
        client.id,
        'select id, documento from pessoa',
      )
      return new Walk(client, staff, hosts)
    }

    async take(one: Step): Promise<void> {
      if (one.do === 'issue') return this.#issue(one)
      const invoice = this.#invoices[one.at % Math.max(1, this.#invoices.length)]
      if (!invoice) return
      if (one.do === 'book') return this.#book(invoice, one)
      if (one.do === 'reverse') return this.#reverse(invoice, one.which)
      const allowed =
        ['Aberto', 'Vencido'].includes(stateOf(invoice, today)) && standing(invoice).length === 0
      await this.#expect('CancelaFaturamento', { id: invoice.id, motivo: 'x' }, allowed)
      invoice.cancelled ||= allowed
    }

    async #issue({ pays, of, valor, late }: Extract<Step, { do: 'issue' }>): Promise<void> {
      const { id: pessoa, documento } = this.#hosts[of]!
      const tipo = pays ? 'P' : 'R'
      const answer = await this.#staff('EmiteFaturamento', {
        tipo,
        pessoa,
        competencia: '2026-03',
        vencimento: '2999-12-31',
        itens: [{ tipo: 'Outros', descricao: 'Item', valorUnitario: amountOf(valor) }],
      })
      const id = madeBy(answer)
      if (late) {
        await world.rows(
          this.client.id,
          `update faturamento set emissao = '2026-01-01', vencimento = '2026-01-02' where id = ${id} returning id`,
        )
      }
      this.#invoices.push({
        id,
        tipo,
        documento,
        issued: late ? '2026-01-01' : today,
        due: late ? '2026-01-02' : '2999-12-31',
        scheduled: false,
        liquido: valor,
        cancelled: false,
        movements: [],
      })
    }

    /** Books a percentage of the open amount; none means all, above 100 is too much. */
    async #book(
      invoice: Invoice,
      { part, juros, desconto, day }: Extract<Step, { do: 'book' }>,
    ): Promise<void> {
      const command = invoice.tipo === 'R' ? 'RegistraRecebimento' : 'RegistraPagamento'
      const open = openOf(invoice)
      const data = days[day]!
      const extra = juros - desconto
      const money = part === 0 ? open + extra : Math.round((open * part) / 100)
      const settled = money - extra
      const allowed =
        ['Aberto', 'Vencido', 'Parcialmente recebido', 'Parcialmente pago'].includes(
          stateOf(invoice, today),
        ) &&
        data >= invoice.issued &&
        money >= 0 &&
        settled > 0 &&
        settled <= open
      const told = part === 0 ? {} : { valor: amountOf(money) }
      if (part !== 0 && money <= 0) return
      const body = { id: invoice.id, data, juros: amountOf(juros), desconto: amountOf(desconto), ...told }
      await this.#expect(command, body, allowed)
      if (!allowed) return
      const [row] = await world.rows<{ id: number }>(this.client.id, 'select max(id) as id from movimento')
      invoice.movements.push({ id: row!.id, data, valor: money, juros, desconto, reversed: false })
    }

    async #reverse(invoice: Invoice, which: number): Promise<void> {
      const command = invoice.tipo === 'R' ? 'EstornaRecebimento' : 'EstornaPagamento'
      const named = invoice.movements[which]
      const target = named ?? standing(invoice).at(-1)
      const from =
        invoice.tipo === 'R'
          ? ['Recebido', 'Parcialmente recebido', 'Vencido']
          : ['Pago', 'Parcialmente pago', 'Vencido']
      const allowed = target !== undefined && !target.reversed && from.includes(stateOf(invoice, today))
      const body = { id: invoice.id, motivo: 'x', ...(named && { movimento: named.id }) }
      await this.#expect(command, body, allowed)
      if (allowed) target.reversed = true
    }

    async #expect(command: string, body: Row, allowed: boolean): Promise<void> {
      const { status, text } = await this.#staff(command, body)
      assert.equal(status === 200, allowed, `${command} ${JSON.stringify(body)}: ${text}`)
    }

    /** All elements of a query, with a page size. */
    async #told(id: string, name: string, size: number, more: Row = {}): Promise<Row[]> {
      const elements: Row[] = []
      for (let pagina = 1; ; pagina++) {
        const question = {
          token: this.client.token,
          dataInicio: '2026-01-01',
          dataFim: '2999-12-31',
          quantidade: size,
          pagina,
        }
        const { status, body, text } = await world.query(id, { ...question, ...more })
        assert.equal(status, 200, text)
        const { elementos, totalPaginas } = body[name] as { elementos: Row[]; totalPaginas: string }
        elements.push(...elementos)
        if (pagina >= Number(totalPaginas)) return elements
      }
    }

    async agrees(size: number): Promise<void> {
      const cents = (value: unknown) => centsOf(String(value))
      for (const [tipo, id, name, sum] of [
        ['R', 'RetornaFaturamentos', 'faturamentos', 'valorRecebido'],
        ['P', 'RetornaFaturamentosAPagar', 'faturamentosAPagar', 'valorPago'],
      ] as const) {
        const own = this.#invoices
          .filter((one) => one.tipo === tipo)
          .sort((a, b) => a.issued.localeCompare(b.issued) || a.id - b.id)
        const told = await this.#told(id, name, size, { periodoPor: 'emissao' })
        const seen = told.map((one) => [
          one.identificador,
          one.situacao,
          cents(one.valorLiquido),
          cents(one[sum]),
          cents(one.saldo),
        ])
        assert.deepEqual(
          seen,
          own.map((one) => [one.id, stateOf(one, today), one.liquido, moved(one), openOf(one)]),
        )
        for (const state of new Set(own.map((one) => stateOf(one, today)))) {
          const some = await this.#told(id, name, size, { periodoPor: 'emissao', situacao: state })
          assert.equal(some.length, own.filter((one) => stateOf(one, today) === state).length, state)
        }
      }
      await this.#receiptsAgree(size, cents)
      await this.#totalsAgree(size, cents)
    }

    async #receiptsAgree(size: number, cents: (value: unknown) => number): Promise<void> {
      const receivable = this.#invoices.filter(({ tipo }) => tipo === 'R')
      const expected = receivable
        .flatMap((one) => one.movements.map((movement) => ({ ...movement, of: one.id })))
        .sort((a, b) => a.data.localeCompare(b.data) || a.id - b.id)
        .map(({ id, of, data, valor, juros, desconto, reversed }) => [
          id,
          of,
          data,
          valor,
          juros,
          desconto,
          reversed ? 'Sim' : 'Não',
        ])
      const told = await this.#told('ValoresRecebidos', 'valoresRecebidos', size)
      const shown = (one: Row) => [
        cents(one.valorRecebido),
        cents(one.juros),
        cents(one.desconto),
        one.estornado,
      ]
      assert.deepEqual(
        told.map((one) => [one.identificador, one.faturamentoIdentificador, one.recebimento, ...shown(one)]),
        expected,
      )
      for (const { id, movements } of receivable) {
        const [detail] = await this.#told('RetornaDadosFaturamento', 'faturamento', size, {
          identificador: id,
        })
        const own = (detail!.recebimentos as Row[]).map((one) => [one.identificador, ...shown(one)])
        const due = movements.toSorted((a, b) => a.data.localeCompare(b.data) || a.id - b.id)
        assert.deepEqual(
          own,
          due.map((one) => [one.id, one.valor, one.juros, one.desconto, one.reversed ? 'Sim' : 'Não']),
        )
      }
    }

    async #totalsAgree(size: number, cents: (value: unknown) => number): Promise<void> {
      for (const [agruparPor, keyOf] of [
        ['mes', (_: Invoice, day: string) => day.slice(0, 7)],
        ['sacado', ({ documento }: Invoice) => documento],
      ] as const) {
        const told = await this.#told('ValoresRecebidosGeral', 'valoresRecebidosGeral', size, { agruparPor })
        const shown = told.map((one): [unknown, number[]] => [
          one.chave,
          [
            Number(one.quantidade),
            ...[
              one.valorRecebido,
              one.juros,
              one.desconto,
              one.estornado,
              one.valorFaturado,
              one.saldoAberto,
            ].map(cents),
          ],
        ])
        const expected = [...totalsBy(this.#invoices, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1))
        assert.deepEqual(shown, expected, agruparPor)
      }
    }
  }
})
