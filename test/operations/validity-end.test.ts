import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { entities } from '../../server/inbound/bindings.ts'
import { jobs } from '../../server/jobs/background.ts'
import { refreshActivity } from '../../server/jobs/refresh-activity.ts'
import { tester } from '../support/actor.ts'
import { sendExamples } from '../support/examples.ts'
import { type Institution, World } from '../support/world.ts'

const tables = [
  ...new Set(Object.values(entities).flatMap(({ table, inactiveFrom }) => (inactiveFrom ? [table] : []))),
].sort()

describe('the end of a validity', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
    await sendExamples(world, client)
  })
  after(() => world.close())

  const change = (statement: string) =>
    world.context.db.inClient(client.id, (tx) => sql.raw(statement).execute(tx), tester)
  const active = async (table: string) =>
    (await world.rows<{ n: number }>(client.id, `select count(*)::int as n from ${table} where ativo`))[0]!.n

  it('is declared for every table whose records become inactive', async () => {
    const { rows } = await sql<{ name: string }>`
      select tabelas_com_vigencia()::text as name`.execute(world.context.db.kysely)
    assert.deepEqual(rows.map(({ name }) => name).sort(), tables)
  })

  it('makes records of every table inactive by the next morning, and no others', async () => {
    for (const table of tables) {
      assert.ok((await active(table)) > 0, table)
      await change(`update ${table} set validade = hoje_do_cliente() + 1`)
    }
    const { signal } = new AbortController()
    await refreshActivity(world.context, signal)
    for (const table of tables) assert.ok((await active(table)) > 0, table)
    for (const table of tables) await change(`update ${table} set validade = hoje_do_cliente()`)
    await refreshActivity(world.context, signal)
    for (const table of tables) assert.equal(await active(table), 0, table)
  })

  it('comes when the client’s own day begins', async () => {
    const manaus = await world.institution()
    await sql`update cliente set fuso = 'America/Manaus' where cliente_id = ${manaus.id}`.execute(
      world.context.owner.kysely,
    )
    for (const { id } of [manaus, client]) {
      await world.context.db.inClient(
        id,
        (tx) =>
          sql`insert into curso (cliente_id, identificacao, nome, nivel, validade)
          values (${id}, 'meia-noite', 'Curso', 'GR', '2050-03-10')`.execute(tx),
        tester,
      )
    }
    const standing = async ({ id }: Institution) =>
      (
        await world.rows<{ ativo: boolean }>(id, `select ativo from curso where identificacao = 'meia-noite'`)
      )[0]!.ativo
    // Midnight in São Paulo is 3:00 UTC, in Manaus an hour later.
    const seen: boolean[][] = []
    for (const moment of ['2050-03-10T02:59:59Z', '2050-03-10T03:00:00Z', '2050-03-10T04:00:00Z']) {
      const clock = { ...world.context.clock, now: () => Temporal.Instant.from(moment) }
      await refreshActivity({ ...world.context, clock }, new AbortController().signal)
      seen.push([await standing(client), await standing(manaus)])
    }
    assert.deepEqual(seen, [
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  it('is checked at the midnight of every time zone', () => {
    const { cron } = jobs.find(({ run }) => run === refreshActivity)!
    assert.equal(cron, '*/15 * * * *')
    const year = Array.from({ length: 12 }, (_, month) => new Temporal.PlainDate(2026, month + 1, 1))
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      for (const day of year) {
        assert.equal(day.toZonedDateTime(zone).toInstant().epochMilliseconds % (15 * 60_000), 0, zone)
      }
    }
  })
})
