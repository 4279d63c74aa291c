import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { limitsOf } from '../../catalogue/law/limits.ts'
import { entitledDays, takenDays } from '../../server/money/recess.ts'
import { addContract, insert } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const day = (offset: number) => Temporal.PlainDate.from('2020-01-01').add({ days: offset }).toString()
const span = fc
  .tuple(fc.integer({ min: 0, max: 2_500 }), fc.integer({ min: 0, max: 1_000 }))
  .map(([from, length]) => ({ first: day(from), last: day(from + length) }))

/** The page of a contract uses the database, the monthly run uses server/money. */
describe('days of recess', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  it('of a contract are the same in the database and in the run', async () => {
    const drawn = fc.sample(fc.tuple(span, fc.integer({ min: 1, max: 31 })), 3_000)
    // Ends of months, where calendars differ most.
    const ends = ['2023-12-31', '2024-01-30', '2024-01-31', '2024-02-28', '2024-02-29', '2024-03-01'].flatMap(
      (first) => [0, 27, 28, 29, 30, 31, 58, 59, 60, 364, 365, 366].map((days) => [first, days] as const),
    )
    const cases = [
      ...drawn.map(([{ first, last }, fraction]) => ({ first, last, fraction })),
      ...ends.flatMap(([first, days]) =>
        [1, 15, 27, 28, 29, 30, 31].map((fraction) => ({
          first,
          last: Temporal.PlainDate.from(first).add({ days }).toString(),
          fraction,
        })),
      ),
    ]
    // The database is told the days of a year that the law gives on the first day, as its callers do.
    const given = cases.map((one) => ({ ...one, yearly: limitsOf('recesso', one.first).diasAno }))
    const rows = await world.rows<{ dias: number }>(
      client.id,
      `select direito_de_recesso(first, last, fraction, yearly) as dias
         from rows from (json_to_recordset('${JSON.stringify(given)}') as (first date, last date, fraction integer, yearly integer))
         with ordinality k order by ordinality`,
    )
    for (const [at, { first, last, fraction }] of cases.entries()) {
      const expected = entitledDays(first, last, { fraction, paid: true })
      assert.equal(rows[at]!.dias, expected, `${first} to ${last}, rest of ${fraction} days`)
    }
  })

  it('that were taken end on the last day of the contract', async () => {
    const [id] = [await addContract(world, client, { modalidade: 'estagio', inicio: '2026-01-01' })]
    const [{ numero }] = (await world.rows(client.id, `select numero from contrato where id = ${id}`)) as [
      { numero: number },
    ]
    const recesses = [
      { first: '2026-03-02', last: '2026-03-06' },
      { first: '2026-07-10', last: '2026-07-19' },
      { first: '2026-12-01', last: '2026-12-10' },
    ]
    for (const { first, last } of recesses) {
      await insert(world, client, 'contrato_recesso', { contrato_id: id, inicio: first, termino: last })
    }
    const days = Array.from({ length: 365 }, (_, at) =>
      Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString(),
    )
    const rows = await world.rows<{ dias: number }>(
      client.id,
      `select recesso_gozado(cliente_atual(), ${numero}, d::date) as dias
         from unnest(array['${days.join("','")}']) with ordinality k(d, n) order by n`,
    )
    assert.deepEqual(
      rows.map(({ dias }) => dias),
      days.map((last) => takenDays(recesses, last)),
    )
  })
})
