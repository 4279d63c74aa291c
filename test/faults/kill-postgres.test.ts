import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { problems } from '../../catalogue/problems.ts'
import { loadSecrets } from '../../server/config/secrets.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { embeddedUrl, postmasterOf, Serving, stopPostgres, until } from '../support/process.ts'
import { seededFolder } from '../support/seed.ts'
import { numbers } from '../support/seeded-numbers.ts'
import { createInstitutions } from './institutions.ts'
import { waitingBatches, workersAtWork } from './queue.ts'
import { assertAsUndisturbed } from './replay.ts'
import { Sender } from './sender.ts'
import { workload } from './workload.ts'

const kills = 8

it(`recovers and loses nothing when PostgreSQL is killed ${kills} times`, async (test) => {
  const seed = Date.now() % 1_000_000
  test.diagnostic(`seed ${seed}`)
  const next = numbers(seed)
  const folder = seededFolder()
  const data = folder.path
  const serving = await Serving.start({ VINCULO_DATA: data })
  let stop = () => {}
  try {
    const url = embeddedUrl(data)
    const owner = new Database(ownerConnection(url), 1)
    const clients = await createInstitutions(owner)
    await owner.close()
    const sendings = workload(seed)
    const sender = new Sender(sendings, clients, () => serving.base)
    stop = () => sender.stop()
    const nothingLeft = async () => sender.isIdle && (await waitingBatches(url)) === 0
    const moments = [
      // While PostgreSQL recovers from the previous kill.
      async () => {},
      () =>
        until('a batch being processed', async () => (await workersAtWork(url)) > 0 || (await nothingLeft())),
      () => until('a batch being sent', () => sender.underWay > 0 || sender.isIdle),
    ]
    for (let kill = 1; kill <= kills; kill++) {
      sender.allow(Math.ceil((kill * sendings.length) / kills))
      const moment = kill % moments.length
      if (moment > 0) await until('readiness', async () => (await serving.status('/readyz')) === 200)
      await moments[moment]!()
      await sleep(next(300))
      process.kill(await until('PostgreSQL', () => postmasterOf(data)), 'SIGKILL')
    }
    await sender.done
    await until('the end of every batch', async () => (await waitingBatches(url)) === 0)
    assert.equal(sender.unanswered, 0)
    assert.equal(sender.acknowledged.length, sendings.length)
    const unavailable = { status: 503, retryAfter: '5', body: { MsgRetorno: problems.INDISPONIVEL.pt } }
    for (const refusal of sender.refusals) assert.deepEqual(refusal, unavailable)
    const sealer = new Sealer(loadSecrets({ data, keys: undefined }))
    await assertAsUndisturbed({ url, sealer, clients, sendings, acknowledged: sender.acknowledged })
    assert.equal((await serving.end('SIGTERM')).code, 0)
  } finally {
    stop()
    await serving.end('SIGKILL')
    await stopPostgres(data)
    folder.remove()
  }
})
