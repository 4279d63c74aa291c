import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { bankCodes } from '../../server/cnab/remittance.ts'
import { stateOf } from '../support/money-model.ts'
import { type News, Office, type SentFile } from '../support/office.ts'
import { agrees } from '../support/office-agrees.ts'
import { numbers } from '../support/seeded-numbers.ts'
import { soak } from '../support/soak.ts'
import { Treasury } from '../support/treasury.ts'

const contracts = soak({ usual: 60, full: 500 })
/** Events of each kind per month. */
const happening = 4
/** Includes a year's end and a short February. */
const months = Array.from({ length: 12 }, (_, at) =>
  Temporal.PlainYearMonth.from('2024-10').add({ months: at }).toString(),
)
const after30 = (month: string, day: number) =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day }).toString()

/** Simulates months of an office; its work is interrupted at random and resumes. */
describe(`${months.length} months of an office with ${contracts} contracts`, () => {
  let office: Office
  let killer: pg.Client
  let next: (below: number) => number
  let cuts = 0
  before(async () => {
    const seed = Date.now() % 1_000_000
    console.log(`# seed ${seed}`)
    next = numbers(seed)
    office = await Office.open(await Treasury.open({ processing: false, rateUnpaged: 100_000 }))
    killer = new pg.Client({ connectionString: office.treasury.world.databaseUrl })
    await killer.connect()
    office.at('2024-10-02')
    // Some begin long before, some in the middle of a month, on its 31st, or some months later.
    const begins = ['2023-12-01', '2023-12-01', '2024-10-16', '2024-10-31', '2025-02-09']
    await office.hire(contracts, 10, (n) => begins[n % begins.length]!)
  })
  after(async () => {
    await killer.end()
    await office.treasury.close()
  })

  /** Terminates the office's current database work. */
  async function cut(): Promise<void> {
    await sleep(next(60))
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and (state like 'idle in transaction%' or state = 'active') and backend_type = 'client backend'`,
    )
    cuts += rowCount ?? 0
  }
  const some = <T>(from: readonly T[], count: number): T[] =>
    Array.from({ length: Math.min(count, from.length) }, () => from[next(from.length)]!)
  const open = (file: SentFile) =>
    [...file.payments].filter(([, { situacao }]) => ['Enviado', 'Agendado'].includes(situacao))

  for (const [at, month] of months.entries()) {
    it(`${month}: billing, remittances, returns, receipts and corrections equal the model`, async () => {
      const { model } = office
      office.at(after30(month, 2))
      office.cut = at % 3 === 1 ? cut : undefined
      await office.run(month)
      if (at === 0) await office.run(month)
      await lateNews(month, at)
      await remitAll()
      office.at(after30(month, 8))
      await hearAll(at)
      for (const invoice of some(
        model.invoices.filter((one) => one.tipo === 'R' && stateOf(one, office.today) !== 'Recebido'),
        2 * happening,
      )) {
        if (['Recebido', 'Cancelado'].includes(stateOf(invoice, office.today))) continue
        await office.receive(invoice, [undefined, 40, 75][next(3)])
        if (next(4) === 0) await office.reverse(invoice)
      }
      office.cut = undefined
      await agrees(office, 1_000)
    })
  }

  it('every page size gives the same, and some work was interrupted', async () => {
    for (const size of [611, 97]) await agrees(office, size)
    assert.ok(cuts > 0)
  })

  /** Amendments, ends and absences reported after the month was closed, and an invoice made by mistake. */
  async function lateNews(month: string, at: number): Promise<void> {
    const { contracts: all, invoices } = office.model
    for (const contract of some(all, happening))
      await office.amend(contract, `${month}-11`, 70_000 + next(90_000))
    for (const contract of some(all, happening)) await office.end(contract, `${month}-${10 + next(18)}`)
    for (const contract of some(all, happening)) await office.miss(contract, month, 1 + next(5))
    const wrong = invoices.find(
      (one) => one.tipo === 'R' && one.month === month && one.movements.length === 0,
    )
    if (at % 4 === 2 && wrong && stateOf(wrong, office.today) === 'Aberto') await office.cancel(wrong)
    await office.run(month)
    // A month paid long ago changes again.
    if (at % 4 === 3) {
      for (const contract of some(all, 2)) await office.miss(contract, months[at - 2]!, 2)
      await office.run(months[at - 2]!)
    }
  }

  /** Remits everything owed, at all banks. */
  async function remitAll(): Promise<void> {
    const payable = office.payable()
    for (const [n, banco] of bankCodes.entries()) {
      await office.remit(
        banco,
        payable.filter((_, order) => order % bankCodes.length === n),
      )
    }
  }

  /** Two returns of each file, the first imported twice, and returned payments of long ago. */
  async function hearAll(at: number): Promise<void> {
    for (const file of office.files.filter((one) => open(one).length > 0)) {
      const first = new Map<number, News>()
      for (const [number] of open(file)) {
        const told = (['pago', 'pago', 'pago', 'agendado', 'recusado'] as const)[next(5)]!
        if (next(20) > 0) first.set(number, told)
      }
      await office.hear(file, first)
      if (at % 4 === 0) {
        const again = await office.read(office.linesOf(file, first), '\n')
        assert.deepEqual([again.pagos, again.recusados, again.conferir], [0, 0, 0])
      }
      await office.hear(file, new Map(open(file).map(([number]) => [number, 'pago' as const])))
    }
    for (const file of some(office.files, 2)) {
      const paid = [...file.payments].filter(([, { situacao }]) => situacao === 'Pago')
      await office.hear(file, new Map(some(paid, 2).map(([number]) => [number, 'devolvido' as const])))
    }
  }
})
