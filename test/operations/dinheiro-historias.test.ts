import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { bankCodes } from '../../server/cnab/remittance.ts'
import { stateOf } from '../support/money-model.ts'
import { type News, Office } from '../support/office.ts'
import { agrees } from '../support/office-agrees.ts'
import { soak } from '../support/soak.ts'
import { Treasury } from '../support/treasury.ts'
import { World } from '../support/world.ts'

const months = ['2025-01', '2025-02', '2025-03']
const pick = fc.nat(1_000)
const news = fc.constantFrom<News>('pago', 'pago', 'agendado', 'recusado', 'devolvido')

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('run' as const), month: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('amend' as const, 'end' as const, 'miss' as const),
      of: pick,
      month: fc.nat(2),
      day: fc.integer({ min: 1, max: 28 }),
      value: fc.integer({ min: 1, max: 200_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remit' as const), bank: fc.nat(4), part: pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      of: pick,
      told: fc.array(news, { minLength: 6, maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      of: pick,
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('reverse' as const, 'cancel' as const), of: pick }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Runs, files, returns and corrections in any order, and plain lists that do the same. */
describe('histories of an office', () => {
  let world: World
  before(async () => {
    world = await World.open({ processing: false, rateUnpaged: 100_000 })
  })
  after(() => world.close())

  it('leave every query to the cent where plain lists are', async () => {
    const history = fc.array(step, { minLength: 25, maxLength: 40, size: 'max' })
    await fc.assert(
      fc.asyncProperty(history, fc.integer({ min: 1, max: 9 }), async (steps, size) => {
        const office = await Office.open(await Treasury.in(world))
        office.at('2025-02-02')
        await office.hire(6, 2, (n) => ['2024-11-01', '2025-01-16', '2025-02-28'][n % 3]!)
        for (const one of steps) await take(office, one)
        await agrees(office, size)
      }),
      { numRuns: soak({ usual: 2, full: 12 }), endOnFailure: true },
    )
  })

  async function take(office: Office, one: Step): Promise<void> {
    const { model, files, today } = office
    const { contracts, invoices } = model
    const chosen = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)]
    if (one.do === 'run') return office.run(months[one.month]!)
    if (one.do === 'wait') return office.at(Temporal.PlainDate.from(today).add({ days: one.days }).toString())
    if (one.do === 'amend' || one.do === 'end' || one.do === 'miss') {
      const contract = chosen(contracts, one.of)!
      const month = months[one.month]!
      const day = `${month}-${String(one.day).padStart(2, '0')}`
      if (one.do === 'amend') return office.amend(contract, day, one.value)
      return one.do === 'end' ? office.end(contract, day) : office.miss(contract, month, one.value % 6)
    }
    if (one.do === 'remit') {
      const some = office.payable().slice(0, 1 + (one.part % 4))
      await office.remit(bankCodes[one.bank]!, some)
    } else if (one.do === 'hear') {
      const file = chosen(files, one.of)
      if (file) {
        const told = [...file.payments.keys()].map((number, at): [number, News] => [
          number,
          one.told[at % 6]!,
        ])
        await office.hear(file, new Map(told))
      }
    } else {
      const receivable = invoices.filter(({ tipo }) => tipo === 'R')
      const invoice = chosen(receivable, one.of)
      if (!invoice) return
      const state = stateOf(invoice, today)
      const booked = invoice.movements.some(({ reversed }) => !reversed)
      if (one.do === 'receive' && !['Recebido', 'Cancelado'].includes(state))
        await office.receive(invoice, one.part)
      if (one.do === 'reverse' && booked) await office.reverse(invoice)
      if (one.do === 'cancel' && !booked && ['Aberto', 'Vencido'].includes(state))
        await office.cancel(invoice)
    }
  }
})
