import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applicationServer, testServer } from '../support/database.ts'
import { World } from '../support/world.ts'

const skip =
  applicationServer() === testServer() && 'needs a login of the application on the server of the tests'

describe('the database login of the application', { skip }, () => {
  const warned = (world: World) => world.logs.some((line) => line.includes('"database.login"'))

  it('is distinct from the owner: the log warns when it owns the tables', async () => {
    const world = await World.open()
    const url = world.databaseUrl
    // With the same keys: a process with others does not start on this database.
    const { data } = world.context.config
    const alone = await World.open({ data, databaseUrl: url, databaseOwnerUrl: url })
    try {
      assert.deepEqual([warned(world), warned(alone)], [false, true])
    } finally {
      await alone.close()
      await world.close()
    }
  })
})
