import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { loadSecrets } from '../../server/config/secrets.ts'
import { applicationConnection, ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'
import { createInstitutions } from './institutions.ts'
import { assertAsUndisturbed } from './replay.ts'
import { Sender } from './sender.ts'
import { numbers, workload } from './workload.ts'

const kills = 20

it('loses and repeats nothing when the serving process is killed twenty times', async (test) => {
  const seed = Date.now() % 1_000_000
  test.diagnostic(`seed ${seed}`)
  const next = numbers(seed)
  const database = await createDatabase()
  const folder = temporaryFolder()
  const settings = { VINCULO_DATA: folder.path, DATABASE_URL: database.url }
  const owner = new Database(ownerConnection(database.url), 1)
  const clients = await createInstitutions(owner)
  await owner.close()
  const watch = new pg.Client(applicationConnection(database.url))
  await watch.connect()
  const waiting = async () => (await watch.query('select from fila')).rowCount! > 0
  let serving = await Serving.start(settings)
  const sendings = workload(seed)
  const sender = new Sender(sendings, clients, () => serving.base)
  try {
    for (let kill = 1; kill <= kills; kill++) {
      sender.allow(kill)
      // Mostly while a batch waits or is being processed, sometimes while one is being received.
      if (kill % 4 > 0) await until('a waiting batch', waiting)
      await sleep(next(400))
      await serving.end('SIGKILL')
      serving = await Serving.start(settings)
    }
    await sender.done
    await until('the end of every batch', async () => !(await waiting()))
    assert.equal((await serving.end('SIGTERM')).code, 0)
    assert.equal(sender.acknowledged.length, sendings.length)
    const sealer = new Sealer(loadSecrets({ data: folder.path, keys: undefined }))
    const { acknowledged } = sender
    await assertAsUndisturbed({ url: database.url, sealer, clients, sendings, acknowledged })
  } finally {
    await serving.end('SIGKILL')
    await watch.end()
    await database.drop()
    folder.remove()
  }
})
