import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { reportsOf } from '../../server/domain/pendencia/schedule.ts'

/** Report days between the first and last day of a contract, without the final one. */
const days = (first: string, last: string) => {
  const reports = reportsOf(first, last)
  assert.deepEqual(reports.at(-1), { tipo: 'Relatório final', ate: last, prazo: last })
  return reports.slice(0, -1).map(({ tipo, prazo }) => {
    assert.equal(tipo, 'Relatório de atividades')
    return prazo
  })
}

describe('the reports of a contract', () => {
  const cases: [what: string, first: string, last: string, between: string[]][] = [
    ['one day has only the final one', '2026-03-02', '2026-03-02', []],
    ['six months exactly have only the final one', '2026-01-01', '2026-06-30', []],
    ['a day more has one before', '2026-01-01', '2026-07-01', ['2026-06-30']],
    ['a year has one', '2026-03-02', '2027-03-01', ['2026-09-01']],
    ['a year and a day have two', '2026-03-02', '2027-03-02', ['2026-09-01', '2027-03-01']],
    ['two years have three', '2026-03-02', '2028-03-01', ['2026-09-01', '2027-03-01', '2027-09-01']],
    ['a month without such a day ends it', '2026-08-31', '2027-08-30', ['2027-02-28']],
    ['the same in a leap year', '2027-08-31', '2028-08-30', ['2028-02-29']],
    ['a leap day begins', '2028-02-29', '2029-08-28', ['2028-08-28', '2029-02-28']],
    ['the end of August before a leap day', '2027-08-29', '2028-08-28', ['2028-02-28']],
    ['thirty days have', '2026-12-31', '2027-12-30', ['2027-06-30']],
  ]
  for (const [what, first, last, between] of cases) {
    it(what, () => assert.deepEqual(days(first, last), between))
  }

  it('each cover at most six months, consecutively', () => {
    const day = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2_000 }), (from, length) => {
        const first = Temporal.PlainDate.from('2000-01-01').add({ days: from })
        const last = first.add({ days: length })
        let begin = first
        for (const prazo of [...days(first.toString(), last.toString()), last.toString()]) {
          const end = Temporal.PlainDate.from(prazo)
          assert.ok(Temporal.PlainDate.compare(begin, end) <= 0)
          assert.ok(Temporal.PlainDate.compare(end, begin.add({ months: 6 })) <= 0)
          begin = end.add({ days: 1 })
        }
      }),
    )
  })
})
