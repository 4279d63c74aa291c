import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bankDayFrom, bankHolidays, easter, isBankDay } from '../../server/values/bank-days.ts'

/** The movable holidays as printed in calendars: carnival's two days, Good Friday, Corpus Christi. */
const movable: Record<number, readonly string[]> = {
  2019: ['03-04', '03-05', '04-19', '06-20'],
  2020: ['02-24', '02-25', '04-10', '06-11'],
  2021: ['02-15', '02-16', '04-02', '06-03'],
  2022: ['02-28', '03-01', '04-15', '06-16'],
  2023: ['02-20', '02-21', '04-07', '06-08'],
  2024: ['02-12', '02-13', '03-29', '05-30'],
  2025: ['03-03', '03-04', '04-18', '06-19'],
  2026: ['02-16', '02-17', '04-03', '06-04'],
  2027: ['02-08', '02-09', '03-26', '05-27'],
  2028: ['02-28', '02-29', '04-14', '06-15'],
  2030: ['03-04', '03-05', '04-19', '06-20'],
}
const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']

describe('banking days', () => {
  it('exclude every holiday of several years, and no other day', () => {
    for (const [year, days] of Object.entries(movable)) {
      const all = [...fixed, ...days, ...(Number(year) >= 2024 ? ['11-20'] : [])]
      assert.deepEqual(
        [...bankHolidays(Number(year))].sort(),
        all.map((day) => `${year}-${day}`).sort(),
        year,
      )
    }
  })

  it('follow the earliest and latest Easter', () => {
    assert.equal(easter(1818).toString(), '1818-03-22')
    assert.equal(easter(1943).toString(), '1943-04-25')
    assert.equal(easter(2038).toString(), '2038-04-25')
  })

  it('move a payment past weekends and holidays', () => {
    assert.equal(bankDayFrom('2026-11-16'), '2026-11-16')
    assert.equal(bankDayFrom('2026-11-14'), '2026-11-16')
    assert.equal(bankDayFrom('2026-02-14'), '2026-02-18')
    assert.equal(bankDayFrom('2026-12-25'), '2026-12-28')
    assert.equal(bankDayFrom('2025-12-31'), '2025-12-31')
    assert.equal(bankDayFrom('2026-01-01'), '2026-01-02')
    assert.equal(isBankDay('2023-11-20'), true)
    assert.equal(isBankDay('2024-11-20'), false)
  })
})
