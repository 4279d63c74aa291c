import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { entities } from '../../server/inbound/bindings.ts'
import { refreshActivity } from '../../server/jobs/refresh-activity.ts'
import { sendExamples } from '../support/examples.ts'
import { type Institution, World } from '../support/world.ts'

const tables = [
  ...new Set(Object.values(entities).flatMap(({ table, inactiveFrom }) => (inactiveFrom ? [table] : []))),
].sort()

describe('a validity that comes', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
    await sendExamples(world, client)
  })
  after(() => world.close())

  const change = (statement: string) =>
    world.context.db.inClient(client.id, (tx) => sql.raw(statement).execute(tx))
  const active = async (table: string) =>
    (await world.rows<{ n: number }>(client.id, `select count(*)::int as n from ${table} where ativo`))[0]!.n

  it('is known of every table whose records become inactive', async () => {
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
})
