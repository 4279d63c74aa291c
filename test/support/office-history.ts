import fc from 'fast-check'
import { bankCodes } from '../../server/cnab/remittance.ts'
import { stateOf } from './money-model.ts'
import { type News, Office } from './office.ts'
import { invoicesAgree } from './office-agrees.ts'
import type { Billing, Stretch, Terms } from './run-model.ts'
import { Treasury } from './treasury.ts'
import type { World } from './world.ts'

/** Random months of an office: runs, reversals, decisions, files and returns in any order. */

const months = ['2025-01', '2025-02', '2025-03'] as const
const month = fc.constantFrom(...months)
const pick = fc.nat(1_000)
const day = fc.integer({ min: 1, max: 28 })
const news = fc.constantFrom<News>('pago', 'pago', 'agendado', 'recusado', 'devolvido')

const change: fc.Arbitrary<Partial<Terms>> = fc.oneof(
  fc.record({ fee: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ inPart: fc.boolean() }),
  fc.record({ recessPaid: fc.boolean() }),
  fc.record({ withholds: fc.boolean() }),
)
const pays: fc.Arbitrary<Partial<Stretch>> = fc.record(
  {
    transport: fc.record({ amount: fc.integer({ min: 100, max: 30_000 }), daily: fc.boolean() }),
    meal: fc.integer({ min: 100, max: 4_000 }),
    percent: fc.integer({ min: 1, max: 2_500 }),
  },
  { requiredKeys: [] },
)

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('run' as const), month, without: fc.option(pick) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('revert' as const), month }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'amend' as const,
        'amend' as const,
        'end' as const,
        'miss' as const,
        'rest' as const,
      ),
      of: pick,
      month,
      day,
      value: fc.integer({ min: 1, max: 600_000 }),
      pays,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const), change }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decideBack' as const), change, month }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remit' as const), bank: fc.nat(4), part: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      of: pick,
      told: fc.array(news, { minLength: 4, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('book' as const, 'book' as const, 'reverse' as const, 'cancel' as const),
      of: pick,
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

export const history = fc.record({
  steps: fc.array(step, { minLength: 8, maxLength: 14, size: 'max' }),
  begun: fc.array(pays, { minLength: 4, maxLength: 4 }),
  size: fc.integer({ min: 1, max: 9 }),
  /** Some histories are repeated with reversed numbers and small parts. */
  turned: fc.constantFrom(null, null, null, null, null, null, 1, 2),
})
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never

/** An invoice, independent of numbers. */
export const keyOf = ({ tipo, month, documento, issued, liquido }: Billing) =>
  `${tipo} ${month} ${documento} ${issued} ${liquido}`

/** How often rare things happened in histories. */
export const nothingYet = () => ({ reverts: 0, decisions: 0, left: 0, settled: 0, files: 0 })
type Happened = ReturnType<typeof nothingYet>

/** Lives a history in a new institution; the platform and the model agree at its end. */
export async function live(
  world: World,
  { steps, begun }: History,
  happened: Happened,
  turned?: Parameters<typeof Office.open>[1],
): Promise<Office> {
  const office = await Office.open(await Treasury.in(world), turned)
  office.at('2025-03-02')
  const starts = ['2024-11-01', '2025-01-16', '2025-02-28', '2024-03-01']
  await office.hire(
    4,
    2,
    (n) => starts[n]!,
    (n) => begun[n]!,
  )
  await office.rest(office.model.contracts[0]!, '2025-03-20', 10)
  await office.rest(office.model.contracts[3]!, '2025-01-27', 8)
  await office.run(months[0])
  for (const one of steps) await take(office, one, happened)
  const { lastClosed } = office.model
  if (lastClosed) await office.runAgain(lastClosed)
  await invoicesAgree(office)
  return office
}

async function take(office: Office, one: Step, happened: Happened): Promise<void> {
  const { model, files, today } = office
  const chosen = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)]
  if (one.do === 'run') {
    const contract = one.without === null ? undefined : chosen(model.contracts, one.without)!
    const pending = contract ? model.pendingOf(contract).filter((some) => some < one.month) : []
    happened.left += pending.length > 0 ? 1 : 0
    return office.run(
      one.month,
      pending.map((competencia) => ({ contrato: contract!.numero, competencia })),
    )
  }
  if (one.do === 'revert') {
    happened.reverts += (await office.revert(one.month)) ? 1 : 0
    return
  }
  if (one.do === 'wait') return office.at(Temporal.PlainDate.from(today).add({ days: one.days }).toString())
  if (one.do === 'decide') return office.decide(one.change)
  if (one.do === 'decideBack') {
    happened.decisions += (await office.decideBack(one.change, one.month)) ? 1 : 0
    return
  }
  if (one.do === 'amend' || one.do === 'end' || one.do === 'miss' || one.do === 'rest') {
    const contract = chosen(model.contracts, one.of)!
    const at = `${one.month}-${String(one.day).padStart(2, '0')}`
    if (one.do === 'amend') return office.amend(contract, at, one.value, one.pays)
    if (one.do === 'miss') return office.miss(contract, one.month, one.value % 6)
    if (one.do === 'rest') return office.rest(contract, at, 1 + (one.value % 20))
    happened.settled += contract.over || contract.recesses.length === 0 ? 0 : 1
    return office.end(contract, at)
  }
  if (one.do === 'remit') {
    const some = office
      .payable()
      .sort(byKey)
      .slice(0, 1 + (one.part % 3))
    await office.remit(bankCodes[one.bank]!, some)
  } else if (one.do === 'hear') {
    const file = chosen(files, one.of)
    if (!file) return
    happened.files++
    const ordered = [...file.payments].sort(([, a], [, b]) => byKey(a.invoice, b.invoice))
    await office.hear(file, new Map(ordered.map(([number], at) => [number, one.told[at % 4]!])))
  } else if (!('value' in one)) await bookOf(office, one)
}

const byKey = (a: Billing, b: Billing) => keyOf(a).localeCompare(keyOf(b))

async function bookOf(office: Office, one: Extract<Step, { part: number; of: number }>): Promise<void> {
  const invoices = office.model.invoices.toSorted(byKey)
  const invoice = invoices[one.of % Math.max(1, invoices.length)]
  if (!invoice) return
  const state = stateOf(invoice, office.today)
  const booked = invoice.movements.some(({ reversed }) => !reversed)
  if (one.do === 'book' && !['Recebido', 'Pago', 'Agendado', 'Cancelado'].includes(state))
    await office.receive(invoice, one.part)
  if (one.do === 'reverse' && booked && state !== 'Agendado') await office.reverse(invoice)
  if (one.do === 'cancel' && !booked && ['Aberto', 'Vencido'].includes(state)) await office.cancel(invoice)
}
