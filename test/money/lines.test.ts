import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { calendar, commercial, daysOf, monthOf, weekdays, within } from '../../server/money/days.ts'
import { withheld } from '../../server/money/irrf.ts'
import { type Facts, linesOf, type Rules } from '../../server/money/lines.ts'
import { entitledDays, settledDays } from '../../server/money/recess.ts'
import { amountOf, centsOf, share } from '../../server/values/cents.ts'

const recess = { fraction: 15, paid: true }
const rules: Rules = { counting: commercial, recess, fee: 0, insurance: 0, inPart: false, withholds: false }
const facts = (more: Partial<Facts> = {}): Facts => ({
  month: '2026-05',
  segments: [{ sequence: 1, first: '2026-01-01', last: '2026-12-31', scholarship: 115_176, hourly: false }],
  benefits: [],
  recesses: [],
  over: false,
  internship: true,
  absences: 0,
  attended: undefined,
  hours: 0,
  ...more,
})
const spanned = (first: string, last: string, scholarship = 115_176) => [
  { sequence: 1, first, last, scholarship, hourly: false },
]
const shown = (some: Facts, by = rules) =>
  linesOf(some, by).map(({ name, amount }) => [name, amountOf(amount)])

describe('cents', () => {
  it('are read and written exactly, and shared half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => centsOf(amountOf(cents)) === cents),
    )
    assert.deepEqual(
      [centsOf('12'), centsOf('12.3'), centsOf('-0.05'), amountOf(-5)],
      [1200, 1230, -5, '-0.05'],
    )
    assert.throws(() => centsOf('1,5'))
    assert.deepEqual([share(1, 1, 2), share(1, 49, 100), share(100, 1, 3), share(200, 1, 3)], [1, 0, 33, 67])
  })
})

describe('a month of thirty days', () => {
  it('pays what payrolls pay', () => {
    assert.deepEqual(shown(facts({ segments: spanned('2026-01-01', '2026-05-11') })), [['bolsa:1', '422.31']])
    assert.deepEqual(shown(facts({ segments: spanned('2026-05-09', '2026-12-31') })), [['bolsa:1', '844.62']])
    assert.deepEqual(shown(facts({ month: '2026-02' })), [['bolsa:1', '1151.76']])
    assert.deepEqual(shown(facts({ month: '2027-02' })), [])
  })

  it('is cut anywhere into two parts that make thirty, whatever the calendar says', () => {
    const month = fc.record({
      year: fc.integer({ min: 2020, max: 2032 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(month, fc.nat(40), ({ year, month }, cut) => {
        const name = `${year}-${String(month).padStart(2, '0')}`
        const { first, last } = monthOf(name)
        const at = Temporal.PlainDate.from(first).add({ days: cut % Number(last.slice(8)) })
        const parts = [
          { first, last: at.toString() },
          { first: at.add({ days: 1 }).toString(), last },
        ].filter((one) => one.first <= one.last)
        for (const counting of [commercial(name), calendar(name)]) {
          assert.equal(
            daysOf(parts, counting).reduce((sum, some) => sum + some, 0),
            counting.whole,
          )
        }
      }),
    )
  })

  it('has segments of an amendment, each with its own scholarship', () => {
    const segments = [
      ...spanned('2026-01-01', '2026-05-15', 100_000),
      { ...spanned('2026-05-16', '2026-12-31', 130_000)[0]!, sequence: 2 },
    ]
    assert.deepEqual(shown(facts({ segments })), [
      ['bolsa:1', '500.00'],
      ['bolsa:2', '650.00'],
    ])
    const late = [
      ...spanned('2026-01-01', '2026-05-30', 100_000),
      { ...spanned('2026-05-31', '2026-12-31', 130_000)[0]!, sequence: 2 },
    ]
    assert.deepEqual(shown(facts({ segments: late })), [['bolsa:1', '1000.00']])
  })

  it('takes a thirtieth off for each absence, from the end', () => {
    assert.deepEqual(shown(facts({ absences: 3, segments: spanned('2026-01-01', '2026-12-31', 100_000) })), [
      ['bolsa:1', '900.00'],
    ])
    assert.deepEqual(shown(facts({ absences: 40 })), [])
  })

  it('pays hours that were approved, and none that were not', () => {
    const segments = [{ ...spanned('2026-01-01', '2026-12-31', 1_250)[0]!, hourly: true }]
    assert.deepEqual(shown(facts({ segments, hours: 8_050 })), [['bolsa:1', '1006.25']])
    assert.deepEqual(shown(facts({ segments })), [])
  })
})

describe('benefits', () => {
  const benefits = [
    { name: 'Auxílio-transporte', daily: true, amount: 1_100 },
    { name: 'Alimentação', daily: false, amount: 30_000 },
  ]
  it('are for days that somebody comes: none of recess, none of absence', () => {
    const free = spanned('2026-01-01', '2026-12-31', 0)
    // May 2026 has 21 days of the week.
    assert.deepEqual(shown(facts({ segments: free, benefits })), [
      ['beneficio:Auxílio-transporte', '231.00'],
      ['beneficio:Alimentação', '300.00'],
    ])
    const recesses = [{ first: '2026-04-27', last: '2026-05-10' }]
    assert.deepEqual(shown(facts({ segments: free, benefits, recesses, absences: 1 })), [
      ['beneficio:Auxílio-transporte', amountOf(1_100 * (21 - 6 - 1))],
      ['beneficio:Alimentação', amountOf(share(30_000, 30 - 10 - 1, 30))],
    ])
    assert.deepEqual(shown(facts({ segments: free, benefits, attended: 4 }))[0], [
      'beneficio:Auxílio-transporte',
      '44.00',
    ])
  })

  it('know the days of the week', () => {
    assert.equal(weekdays(monthOf('2026-05')), 21)
    assert.deepEqual(within({ first: '2026-04-01', last: '2026-04-30' }, '2026-05'), undefined)
  })
})

describe('recess', () => {
  it('is two days and a half a month, a fraction from fifteen days on, rounded up', () => {
    assert.equal(entitledDays('2025-01-01', '2025-12-31', recess), 30)
    assert.equal(entitledDays('2025-01-01', '2025-07-31', recess), 18)
    assert.equal(entitledDays('2025-01-01', '2025-01-15', recess), 3)
    assert.equal(entitledDays('2025-01-01', '2025-01-14', recess), 0)
    assert.deepEqual([settledDays(18, 20, recess), settledDays(18, 10, { ...recess, paid: false })], [-2, 0])
  })

  it('is settled when an internship ends, and with nobody else', () => {
    const segments = spanned('2026-01-01', '2026-05-31', 90_000)
    const recesses = [{ first: '2026-03-02', last: '2026-03-06' }]
    const over = facts({ segments, recesses, over: true })
    // Twelve and a half days are thirteen; five were taken.
    assert.deepEqual(shown(over), [
      ['bolsa:1', '900.00'],
      ['recesso', '240.00'],
    ])
    assert.deepEqual(shown({ ...over, internship: false }), [['bolsa:1', '900.00']])
    assert.deepEqual(shown({ ...over, over: false }), [['bolsa:1', '900.00']])
    const much = [{ first: '2026-03-02', last: '2026-03-21' }]
    assert.deepEqual(shown({ ...over, recesses: much })[1], ['recesso', '-210.00'])
  })
})

describe('fees', () => {
  it('are of every active contract, whole or in parts', () => {
    const charged = { ...rules, fee: 8_500, insurance: 250 }
    const part = facts({ segments: spanned('2026-05-16', '2026-12-31', 0) })
    assert.deepEqual(shown(part, charged), [
      ['taxa', '85.00'],
      ['seguro', '2.50'],
    ])
    assert.deepEqual(shown(part, { ...charged, inPart: true }), [
      ['taxa', '42.50'],
      ['seguro', '1.25'],
    ])
  })
})

describe('the tax withheld in 2026', () => {
  const of = (income: string) => amountOf(withheld('2026-05', centsOf(income)))
  it('is what the law says', () => {
    assert.deepEqual([of('5000'), of('6000'), of('7350')], ['0.00', '394.54', '945.54'])
    assert.deepEqual([of('3000'), of('7350.01'), withheld('2025-12', 800_000)], ['0.00', '945.54', 0])
  })

  it('never falls when the income grows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        (income, more) => {
          assert.ok(withheld('2026-05', income) <= withheld('2026-05', income + more))
        },
      ),
    )
  })

  it('is a line of its own where the institution withholds', () => {
    const segments = spanned('2026-01-01', '2026-12-31', 600_000)
    assert.deepEqual(shown(facts({ segments }), { ...rules, withholds: true })[1], ['irrf', '-394.54'])
    assert.equal(shown(facts({ segments })).length, 1)
  })
})
