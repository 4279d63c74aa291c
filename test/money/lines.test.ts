import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { calendar, commercial, daysOf, monthOf, weekdays, within } from '../../server/money/days.ts'
import type { Benefit, Facts, Rules } from '../../server/money/facts.ts'
import { firstTaxedMonth, isPastNewestTable, withheld } from '../../server/money/irrf.ts'
import { linesOf } from '../../server/money/lines.ts'
import { entitledDays, settledDays, takenDays } from '../../server/money/recess.ts'
import { holidaysOf, mondayToFriday, workdaysIn } from '../../server/money/workdays.ts'
import { amountOf, centsOf, share } from '../../server/values/cents.ts'

const recess = { fraction: 15, paid: true }
const rules: Omit<Rules, 'counting'> = {
  ...{ recess, fee: 0, insurance: 0, inPart: false, withholds: false },
  holidays: holidaysOf(2026, { optional: false, own: new Set() }),
}
const spanned = (first: string, last: string, scholarship = 115_176, benefits: readonly Benefit[] = []) => [
  { sequence: 1, first, last, scholarship, hourly: false, benefits, weekdays: mondayToFriday },
]
const facts = (more: Partial<Facts> = {}): Facts => ({
  month: '2026-05',
  segments: spanned('2026-01-01', '2026-12-31'),
  recesses: [],
  over: false,
  internship: true,
  absences: 0,
  attended: undefined,
  hours: 0,
  ...more,
})
const shown = (some: Facts, by = rules) =>
  linesOf(some, { ...by, counting: commercial(some.month) }).map(({ name, amount }) => [
    name,
    amountOf(amount),
  ])

describe('cents', () => {
  it('are read and written exactly, and divided with rounding half up', () => {
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
  it('pays like payrolls', () => {
    assert.deepEqual(shown(facts({ segments: spanned('2026-01-01', '2026-05-11') })), [['bolsa:1', '422.31']])
    assert.deepEqual(shown(facts({ segments: spanned('2026-05-09', '2026-12-31') })), [['bolsa:1', '844.62']])
    assert.deepEqual(shown(facts({ month: '2026-02' })), [['bolsa:1', '1151.76']])
    assert.deepEqual(shown(facts({ month: '2027-02' })), [])
  })

  it('splits anywhere into two parts that sum to thirty', () => {
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

  it('has one segment per amendment, each with its own scholarship', () => {
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

  it('deducts a thirtieth for each absence, from the end', () => {
    assert.deepEqual(shown(facts({ absences: 3, segments: spanned('2026-01-01', '2026-12-31', 100_000) })), [
      ['bolsa:1', '900.00'],
    ])
    assert.deepEqual(shown(facts({ absences: 40 })), [])
  })

  it('pays approved hours only', () => {
    const segments = [{ ...spanned('2026-01-01', '2026-12-31', 1_250)[0]!, hourly: true }]
    assert.deepEqual(shown(facts({ segments, hours: 8_050 })), [['bolsa:1', '1006.25']])
    assert.deepEqual(shown(facts({ segments })), [])
  })
})

describe('benefits', () => {
  const transport: Benefit = { name: 'Auxílio-transporte', per: 'attendance', amount: 1_100, rate: 10_000 }
  const meals: Benefit = { name: 'Alimentação', per: 'month', amount: 30_000, rate: 10_000 }
  it('are paid for days of attendance, without recess and absences', () => {
    const free = spanned('2026-01-01', '2026-12-31', 0, [transport, meals])
    // May 2026 has 21 weekdays.
    assert.deepEqual(shown(facts({ segments: free })), [
      ['beneficio:Auxílio-transporte', '231.00'],
      ['beneficio:Alimentação', '300.00'],
    ])
    const recesses = [{ first: '2026-04-27', last: '2026-05-10' }]
    assert.deepEqual(shown(facts({ segments: free, recesses, absences: 1 })), [
      ['beneficio:Auxílio-transporte', amountOf(1_100 * (21 - 6 - 1))],
      ['beneficio:Alimentação', amountOf(share(30_000, 30 - 10 - 1, 30))],
    ])
    assert.deepEqual(shown(facts({ segments: free, attended: 4 }))[0], [
      'beneficio:Auxílio-transporte',
      '44.00',
    ])
  })

  it('follow the segments of an amended month, each rounded once', () => {
    const segments = [
      ...spanned('2026-01-01', '2026-05-15', 0, [{ ...meals, amount: 20_000 }, transport]),
      { ...spanned('2026-05-16', '2026-12-31', 0, [meals])[0]!, sequence: 2 },
    ]
    // 1 to 15 May has 11 weekdays; the second segment has no transport.
    assert.deepEqual(shown(facts({ segments })), [
      ['beneficio:Alimentação', '250.00'],
      ['beneficio:Auxílio-transporte', '121.00'],
    ])
    // Absences count from the last days, in the second segment.
    assert.deepEqual(shown(facts({ segments, absences: 3 })), [
      ['beneficio:Alimentação', '220.00'],
      ['beneficio:Auxílio-transporte', '121.00'],
    ])
    assert.deepEqual(shown(facts({ segments, attended: 15 }))[1], ['beneficio:Auxílio-transporte', '121.00'])
  })

  it('by percentage are rounded once', () => {
    const tenth: Benefit = { name: 'Adicional', per: 'month', amount: 100_005, rate: 1_000 }
    const segments = spanned('2026-05-16', '2026-12-31', 0, [tenth])
    // 10 % of 1,000.05 is 100.005; half of it is 50.0025. Rounded twice it would be 50.01.
    assert.deepEqual(shown(facts({ segments })), [['beneficio:Adicional', '50.00']])
  })

  it('per working day exclude national holidays and those of the client', () => {
    const daily: Benefit = { name: 'Refeição', per: 'workday', amount: 1_000, rate: 10_000 }
    const segments = spanned('2026-01-01', '2026-12-31', 0, [daily])
    const april = facts({ month: '2026-04', segments })
    // 22 weekdays less Good Friday (3rd) and Tiradentes (21st).
    assert.deepEqual(shown(april), [['beneficio:Refeição', '200.00']])
    const own = holidaysOf(2026, { optional: true, own: new Set(['04-22', '2026-04-23', '2025-04-24']) })
    assert.deepEqual(shown(april, { ...rules, holidays: own }), [['beneficio:Refeição', '180.00']])
    const weekend = { ...segments[0]!, weekdays: [2, 6] }
    // Four Tuesdays, one of them Tiradentes, and four Saturdays.
    assert.deepEqual(shown({ ...april, segments: [weekend] }), [['beneficio:Refeição', '70.00']])
    const june = { first: '2026-06-01', last: '2026-06-30' }
    const corpusChristi = holidaysOf(2026, { optional: true, own: new Set() })
    assert.deepEqual(
      [rules.holidays, corpusChristi].map((holidays) => workdaysIn(june, mondayToFriday, holidays)),
      [22, 21],
    )
    assert.equal(holidaysOf(2023, { optional: false, own: new Set() }).has('2023-11-20'), false)
  })

  it('depend on the days of the week', () => {
    assert.equal(weekdays(monthOf('2026-05')), 21)
    assert.deepEqual(within({ first: '2026-04-01', last: '2026-04-30' }, '2026-05'), undefined)
  })
})

describe('recess', () => {
  it('is two and a half days a month, counts a fraction from fifteen days on, and is rounded up', () => {
    assert.equal(entitledDays('2025-01-01', '2025-12-31', recess), 30)
    assert.equal(entitledDays('2025-01-01', '2025-07-31', recess), 18)
    assert.equal(entitledDays('2025-01-01', '2025-01-15', recess), 3)
    assert.equal(entitledDays('2025-01-01', '2025-01-14', recess), 0)
    assert.deepEqual([settledDays(18, 20, recess), settledDays(18, 10, { ...recess, paid: false })], [-2, 0])
  })

  it('planned after the last day counts as not taken, and is paid', () => {
    const recesses = [{ first: '2026-12-01', last: '2026-12-10' }]
    assert.equal(takenDays(recesses, '2026-11-10'), 0)
    assert.equal(takenDays(recesses, '2026-12-04'), 4)
    const segments = spanned('2026-01-01', '2026-11-10', 90_000)
    const over = facts({ month: '2026-11', segments, recesses, over: true })
    assert.deepEqual(shown(over), [
      ['bolsa:1', '300.00'],
      ['recesso', '750.00'],
    ])
  })

  it('is settled when an internship ends, and only then', () => {
    const segments = spanned('2026-01-01', '2026-05-31', 90_000)
    const recesses = [{ first: '2026-03-02', last: '2026-03-06' }]
    const over = facts({ segments, recesses, over: true })
    // Twelve and a half days round to thirteen; five were taken.
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
  it('are charged for every active contract, whole or in parts', () => {
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
  it('follows the law', () => {
    assert.deepEqual([of('5000'), of('6000'), of('7350')], ['0.00', '394.54', '945.54'])
    assert.deepEqual([of('3000'), of('7350.01')], ['0.00', '945.54'])
  })

  it('follows the table of its month, and is zero before the first', () => {
    const at = (month: string, income = '3000') => amountOf(withheld(month, centsOf(income)))
    // 3,000.00 without a simplified discount; then 3,000.00 less 528.00, 564.80 and 607.20.
    assert.deepEqual(
      ['2023-01', '2023-04', '2023-05', '2024-01', '2024-02', '2025-04', '2025-05', '2025-12'].map((month) =>
        at(month),
      ),
      ['95.20', '95.20', '27.00', '27.00', '13.20', '13.20', '0.00', '0.00'],
    )
    // The reduction begins with 2026.
    assert.deepEqual([at('2025-12', '5000'), at('2026-01', '5000')], ['312.89', '0.00'])
    assert.equal(at('2027-03', '6000'), '394.54')
    assert.deepEqual([isPastNewestTable('2026-12'), isPastNewestTable('2027-01')], [false, true])
    assert.throws(() => withheld('2022-12', 100))
    assert.equal(firstTaxedMonth, '2023-01')
  })

  it('never falls when income grows', () => {
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
