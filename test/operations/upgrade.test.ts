import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { ownerConnection } from '../../server/store/connection.ts'
import { migrations } from '../../server/store/migration-list.ts'
import { createDatabase } from '../support/database.ts'
import { schemaOf } from '../support/database-schema.ts'
import { type Released, releasedVersions, setToArchive, unpackReleased } from '../support/released.ts'
import { World } from '../support/world.ts'

for (const version of releasedVersions) {
  describe(`an upgrade of the data folder of version ${version}`, () => {
    let released: Released
    let world: World
    before(async () => {
      released = unpackReleased(version)
      world = await World.open({
        data: released.data,
        databaseUrl: undefined,
        databaseOwnerUrl: undefined,
        processing: false,
      })
    })
    after(async () => {
      await world?.close()
      released?.remove()
    })

    it('applies the migrations since then, and keeps those before', async () => {
      const { rows } = await world.context.owner.pool.query(
        'select nome, aplicada_em < $1 as antes from migracao',
        [released.made],
      )
      const applied = new Set(rows.map(({ nome }) => nome))
      assert.deepEqual(
        migrations().filter(({ name }) => !applied.has(name)),
        [],
      )
      assert.ok(rows.some(({ antes }) => antes))
    })

    it('makes the schema that an empty database gets', async () => {
      const fresh = await createDatabase()
      const client = new pg.Client(ownerConnection(fresh.url))
      await client.connect()
      try {
        const [upgraded, made] = [await schemaOf(world.context.owner.pool), await schemaOf(client)]
        assert.ok(made.length > 1_000, String(made.length))
        assert.deepEqual(
          upgraded.filter((one) => !made.includes(one)),
          [],
        )
        assert.deepEqual(
          made.filter((one) => !upgraded.includes(one)),
          [],
        )
      } finally {
        await client.end()
        await fresh.drop()
      }
    })

    it('changes no answer, and no time of a change', async () => {
      await setToArchive(world.context, released)
      const asked = { token: released.token, dataInicio: '2000-01-01', dataFim: '2099-12-31' }
      assert.ok(Object.keys(released.answers).length > 25)
      for (const [operation, answer] of Object.entries(released.answers)) {
        const { text } = await world.query(operation, asked)
        if (text !== answer) assert.deepEqual(JSON.parse(text), JSON.parse(answer), operation)
        assert.equal(text, answer, operation)
      }
    })
  })
}
