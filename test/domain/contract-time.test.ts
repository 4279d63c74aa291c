import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { limitsOf } from '../../catalogue/law/limits.ts'
import { monthsLater } from '../../catalogue/months.ts'
import { atOnce } from '../../server/domain/contrato/at-once.ts'
import { quotaOf } from '../../server/domain/contrato/guards/host.ts'
import { inWords, lastWithin, merged, timeOf, yearsLater } from '../../server/domain/contrato/months.ts'

const period = (inicio: string, encerramento: string) => ({ inicio, encerramento })
const twoYears = 720

describe('duration with a host', () => {
  it('counts a day to the eve of the same day two years later as two years, leap day or not', () => {
    for (const [from, eve] of [
      ['2025-03-10', '2027-03-09'],
      ['2023-03-01', '2025-02-28'],
      ['2024-03-01', '2026-02-28'],
      ['2023-02-28', '2025-02-27'],
      // 29 February two years later is missing: 1 March replaces it (Código Civil, art. 132, § 3º).
      ['2024-02-29', '2026-02-28'],
      ['2022-01-31', '2024-01-30'],
      ['2022-03-01', '2024-02-29'],
    ] as const) {
      assert.deepEqual([from, timeOf([period(from, eve)])], [from, twoYears])
      const day = Temporal.PlainDate.from(eve).add({ days: 1 }).toString()
      assert.ok(timeOf([period(from, day)]) > twoYears, from)
    }
  })

  it('sums the rest of several periods in months of thirty days, with shared days once', () => {
    const year = period('2025-01-10', '2026-01-09')
    assert.equal(timeOf([year, period('2026-03-01', '2026-03-20')]), 360 + 20)
    assert.equal(timeOf([period('2026-01-01', '2026-01-20'), period('2026-03-01', '2026-03-20')]), 40)
    assert.equal(timeOf([year, period('2025-06-01', '2026-01-09')]), 360)
    // Adjacent periods are merged.
    assert.deepEqual(merged([period('2026-01-10', '2026-02-09'), year]), [period('2025-01-10', '2026-02-09')])
    assert.equal(inWords(721), '24 meses e 1 dia')
    assert.equal(inWords(29), '29 dias')
  })

  it('never shrinks by a later day, and ends at the proposed end', () => {
    const day = fc
      .integer({ min: 0, max: 3_000 })
      .map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }).toString())
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1_200 }),
        fc.array(fc.tuple(day, fc.nat(400)), { maxLength: 4 }),
        (from, days, some) => {
          const at = (start: string, more: number) =>
            Temporal.PlainDate.from(start).add({ days: more }).toString()
          const others = some.map(([start, more]) => period(start, at(start, more)))
          const all = (more: number) => timeOf([...others, period(from, at(from, more))])
          assert.ok(all(days + 1) >= all(days))
          const last = lastWithin(twoYears, period(from, at(from, days)), others)
          if (last === undefined) assert.ok(all(0) > twoYears)
          else {
            assert.ok(timeOf([...others, period(from, last)]) <= twoYears)
            if (last < at(from, days)) assert.ok(timeOf([...others, period(from, at(last, 1))]) > twoYears)
          }
        },
      ),
    )
  })

  it('reaches majority on the birthday, or the day after a missing one', () => {
    assert.equal(yearsLater('2010-04-01', 16), '2026-04-01')
    assert.equal(yearsLater('2008-02-29', 18), '2026-03-01')
    assert.equal(monthsLater('2026-01-31', 1), '2026-03-01')
  })
})

describe('concurrent interns', () => {
  it('are counted on the busiest day', () => {
    const year = period('2026-01-01', '2026-12-31')
    assert.equal(atOnce(year, []), 1)
    assert.equal(atOnce(year, [period('2026-01-01', '2026-06-30'), period('2026-07-01', '2026-12-31')]), 2)
    assert.equal(atOnce(year, [period('2026-01-01', '2026-06-30'), period('2026-06-30', '2026-12-31')]), 3)
    assert.equal(atOnce(year, [period('2025-01-01', '2025-12-31')]), 1)
  })

  it('are limited by the employees of the establishment', () => {
    const cota = limitsOf('cota', '2026-01-01')
    assert.deepEqual(
      [0, 1, 5, 6, 10, 11, 25, 26, 30, 31].map((employees) => quotaOf(employees, cota)),
      [0, 1, 1, 2, 2, 5, 5, 6, 6, 7],
    )
  })
})
