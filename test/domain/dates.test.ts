import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readDate, startOfDay, today, yearsBefore } from '../../server/values/dates.ts'

const zone = 'America/Sao_Paulo'
const read = (text: string) => readDate(text, zone)
const two = (number: number) => String(number).padStart(2, '0')

const calendar = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const clock = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)).map((parts) => parts.map(two).join(':'))

describe('parsing dates', () => {
  it('accepts any day in both formats, with or without a time', () => {
    fc.assert(
      fc.property(calendar, clock, (moment, time) => {
        const date = moment.toISOString().slice(0, 10)
        const [year, month, day] = date.split('-') as [string, string, string]
        const forms = [
          date,
          `${date}T${time}`,
          `${date} ${time}`,
          `${date}T${time.slice(0, 5)}`,
          `${date}T${time}.123456`,
          `${day}/${month}/${year}`,
          `${Number(day)}/${Number(month)}/${year}`,
          `${day}/${month}/${year} ${time}`,
          `${day}/${month}/${year} ${time.slice(0, 5)}`,
        ]
        for (const form of forms) assert.equal(read(form), date, form)
      }),
    )
  })

  it('refuses exactly the days that do not exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 9_999 }), fc.nat(14), fc.nat(33), (year, month, day) => {
        const moment = new Date(Date.UTC(year, month - 1, day))
        const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
        const expected = exists ? `${year}-${two(month)}-${two(day)}` : undefined
        assert.equal(read(`${year}-${two(month)}-${two(day)}`), expected)
        assert.equal(read(`${two(day)}/${two(month)}/${year}`), expected)
      }),
      { numRuns: 1_000 },
    )
  })

  it('converts a moment with an offset to its day in São Paulo', () => {
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
    const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        fc.boolean(),
        (moment, offset, colon) => {
          const there = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1)
          const minutes = Math.abs(offset)
          const sign = offset < 0 ? '-' : '+'
          const suffix = `${sign}${two(Math.floor(minutes / 60))}${colon ? ':' : ''}${two(minutes % 60)}`
          assert.equal(read(there + suffix), local.format(moment), there + suffix)
          assert.equal(read(moment.toISOString()), local.format(moment))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('follows the former daylight saving time of São Paulo', () => {
    assert.equal(read('2019-01-15T02:30:00Z'), '2019-01-15')
    assert.equal(read('2020-01-15T02:30:00Z'), '2020-01-14')
  })

  it('reads the empty formats as no date', () => {
    for (const text of [
      '',
      '0000-00-00',
      '0000-00-00T00:00:00',
      '0000-00-00 00:00:00',
      '0000-00-00T00:00:00Z',
      '0000-00-00T00:00:00.000-03:00',
      '00/00/0000',
      '00/00/0000 00:00',
      '00/00/0000 00:00:00',
    ]) {
      assert.equal(read(text), null, text)
    }
  })

  it('refuses everything else', () => {
    for (const text of [
      '0000-01-01',
      '0000-00-01',
      '0999-12-31',
      '10000-01-01',
      '2024-1-1',
      '24-01-01',
      '01/01/24',
      '12/31/2024',
      '2024/01/31',
      '31-01-2024',
      '20240131',
      '2024-01-31T',
      '2024-01-31T24:00:00',
      '2024-01-31T10:60',
      '2024-01-31T10:00:61',
      '2024-01-31T10',
      '2024-01-31T10:00:00+25:00',
      '2024-01-31T10:00:00 Z',
      '2024-01-31Z',
      '31/01/2024T10:00',
      '31/01/2024 24:00',
      '2024-01-31\n',
      '２０２４-01-31',
      '9999-12-31T23:00:00-04:00',
      '1000-01-01T00:00:00Z',
    ]) {
      assert.equal(read(text), undefined, text)
    }
  })

  it('gives a day of a four-digit year, no date or a refusal for any text', () => {
    const near = fc
      .array(fc.constantFrom(...'0123456789-/:TZ +.'), { maxLength: 30 })
      .map((characters) => characters.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        const date = read(text)
        if (typeof date === 'string') assert.match(date, /^[1-9]\d{3}-\d{2}-\d{2}$/)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('days of a time zone', () => {
  it('begin at midnight in São Paulo', () => {
    assert.equal(today(zone, Temporal.Instant.from('2026-03-10T02:59:59.999Z')), '2026-03-09')
    assert.equal(today(zone, Temporal.Instant.from('2026-03-10T03:00:00Z')), '2026-03-10')
    assert.equal(today('America/Manaus', Temporal.Instant.from('2026-03-10T03:00:00Z')), '2026-03-09')
  })

  it('begin correctly also where daylight saving skips midnight', () => {
    assert.equal(startOfDay('2026-03-10', zone), '2026-03-10T03:00:00Z')
    assert.equal(startOfDay('2026-12-31', zone, 1), '2027-01-01T03:00:00Z')
    assert.equal(startOfDay('2018-11-04', zone), '2018-11-04T03:00:00Z')
    assert.equal(startOfDay('2018-11-05', zone), '2018-11-05T02:00:00Z')
  })

  it('are counted back by years from any day', () => {
    assert.equal(yearsBefore('2026-03-10', 14), '2012-03-10')
    assert.equal(yearsBefore('2024-02-29', 14), '2010-02-28')
    assert.equal(yearsBefore('2024-02-29', 4), '2020-02-29')
    assert.equal(yearsBefore('2026-03-10', 14), '2012-03-10')
  })
})
