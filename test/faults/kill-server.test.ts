import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadSecrets } from '../../server/config/secrets.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'
import { numbers } from '../support/seeded-numbers.ts'
import { createInstitutions } from './institutions.ts'
import { waitingBatches, workersAtWork } from './queue.ts'
import { assertAsUndisturbed } from './replay.ts'
import { Sender } from './sender.ts'
import { workload } from './workload.ts'

const kills = 8

it(`loses and repeats nothing when the server is killed ${kills} times`, async (test) => {
  const seed = Date.now() % 1_000_000
  test.diagnostic(`seed ${seed}`)
  const next = numbers(seed)
  const database = await createDatabase()
  const { url } = database
  const folder = temporaryFolder()
  const settings = { VINCULO_DATA: folder.path, DATABASE_URL: url }
  const owner = new Database(ownerConnection(url), 1)
  const clients = await createInstitutions(owner)
  await owner.close()
  let serving = await Serving.start(settings)
  const sendings = workload(seed)
  const sender = new Sender(sendings, clients, () => serving.base)
  const nothingLeft = async () => sender.isIdle && (await waitingBatches(url)) === 0
  const moments = [
    // While it starts and recovers.
    async () => {},
    async () => {
      await serving.listening()
      await until(
        'a batch being processed',
        async () => (await workersAtWork(url)) > 0 || (await nothingLeft()),
      )
    },
    async () => {
      await serving.listening()
      await until('a batch being sent', () => sender.underWay > 0 || sender.isIdle)
    },
  ]
  try {
    for (let kill = 1; kill <= kills; kill++) {
      sender.allow(Math.ceil((kill * sendings.length) / kills))
      const moment = kill % moments.length
      await moments[moment]!()
      await sleep(next(moment === 0 ? 900 : 250))
      await serving.end('SIGKILL')
      serving = new Serving(settings)
    }
    await serving.listening()
    await sender.done
    await until('the end of every batch', async () => (await waitingBatches(url)) === 0)
    assert.equal((await serving.end('SIGTERM')).code, 0)
    assert.equal(sender.acknowledged.length, sendings.length)
    const sealer = new Sealer(loadSecrets({ data: folder.path, keys: undefined }))
    const { acknowledged } = sender
    await assertAsUndisturbed({ url, sealer, clients, sendings, acknowledged })
  } finally {
    sender.stop()
    await serving.end('SIGKILL')
    await database.drop()
    folder.remove()
  }
})
