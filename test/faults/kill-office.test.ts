import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { audit, waiting } from '../../bench/kills/office/audit.ts'
import { Clerk } from '../../bench/kills/office/clerk.ts'
import { prepare } from '../../bench/kills/office/ground.ts'
import { code, identifiers, mailSettings, openOffice } from '../../bench/kills/office/office.ts'
import { createDatabase } from '../support/database.ts'
import { MailServer } from '../support/mail-server.ts'
import { numbers } from '../support/numbers.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'

const kills = 6

it('does every command once, whole, and writes to everybody, when the server is killed six times', async (test) => {
  const seed = Date.now() % 1_000_000
  test.diagnostic(`seed ${seed}`)
  const next = numbers(seed)
  const database = await createDatabase()
  const folder = temporaryFolder()
  const mail = await MailServer.open()
  const settings = { VINCULO_DATA: folder.path, DATABASE_URL: database.url, ...mailSettings(mail) }
  let serving = await Serving.start(settings)
  try {
    const desk = await openOffice(settings, () => serving.base)
    const clerk = new Clerk(desk, await prepare(desk), 'um')
    const working = clerk.run()
    for (let kill = 1; kill <= kills; kill++) {
      const { commands } = clerk.promised
      const letters = mail.received.length
      // In turn: while commands are given, while documents are made, and while letters leave.
      await until('something to interrupt', () =>
        kill % 2 ? clerk.promised.commands > commands + 3 : mail.received.length > letters,
      )
      await sleep(next(150))
      await serving.end('SIGKILL')
      serving = await Serving.start(settings)
    }
    clerk.stop()
    await working
    await until('the last document and letter', async () => (await waiting(database.url, code)) === 0)
    assert.deepEqual(clerk.unexpected, [])
    assert.ok(clerk.promised.contracts.size >= kills)
    const faults = await audit(database.url, code, clerk.promised, new Set(identifiers(mail)))
    assert.deepEqual(faults, { lost: [], doubled: [], halfDone: [], unsent: [] })
  } finally {
    await serving.end('SIGKILL')
    await mail.close()
    await database.drop()
    folder.remove()
  }
})
