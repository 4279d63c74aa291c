import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { audit, untilDone } from '../../bench/kills/office/audit.ts'
import { Clerk } from '../../bench/kills/office/clerk.ts'
import { prepare } from '../../bench/kills/office/ground.ts'
import { identifiers, mailSettings, rights } from '../../bench/kills/office/office.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { createDatabase } from '../support/database.ts'
import { tellInstitution } from '../support/institution-data.ts'
import { MailServer } from '../support/mail-server.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'
import { numbers } from '../support/seeded-numbers.ts'

const kills = 4
const code = 'escritorio'
/** More students than contracts. */
const students = 200

/** Creates the office's institution without a process per operator command. */
async function institution(url: string): Promise<{ token: string; key: string }> {
  const owner = new Database(ownerConnection(url), 1)
  try {
    const clienteId = await createClient(
      owner,
      { codigo: code, nome: 'Escritório', esperaReferencias: 0 },
      undefined,
      async (tx) => {
        await tellInstitution(tx)
      },
    )
    await changeSettings(owner, clienteId, new Map([['mensagensPorDia', '1000']]))
    const made = { clienteId, name: 'teste' }
    return {
      token: await createCredential(owner, { ...made, kind: 'integracao', scopes: ['recebe'] }),
      key: await createCredential(owner, { ...made, kind: 'gestao', scopes: rights }),
    }
  } finally {
    await owner.close()
  }
}

it(`applies every command once and completely, and sends every e-mail, when the server is killed ${kills} times`, {
  timeout: 480_000,
}, async (test) => {
  const seed = Date.now() % 1_000_000
  test.diagnostic(`seed ${seed}`)
  const next = numbers(seed)
  const database = await createDatabase()
  const folder = temporaryFolder()
  const mail = await MailServer.open()
  const settings = { VINCULO_DATA: folder.path, DATABASE_URL: database.url, ...mailSettings(mail) }
  let serving = await Serving.start(settings)
  let clerk: Clerk | undefined
  try {
    const desk = { ...(await institution(database.url)), base: () => serving.base }
    const working = new Clerk(desk, await prepare(desk, students), 'um')
    clerk = working
    const ended = working.run()
    for (let kill = 1; kill <= kills; kill++) {
      const { commands } = working.promised
      const letters = mail.received.length
      // In turn: during commands, during rendering and during sending.
      await until('something to interrupt', () => {
        assert.deepEqual(working.unexpected, [])
        return kill % 2 ? working.promised.commands > commands + 3 : mail.received.length > letters
      })
      await sleep(next(150))
      await serving.end('SIGKILL')
      serving = await Serving.start(settings)
    }
    working.stop()
    await ended
    await untilDone(database.url, code)
    assert.deepEqual(working.unexpected, [])
    assert.ok(working.promised.contracts.size >= kills && working.promised.contracts.size < students)
    const faults = await audit(database.url, code, working.promised, new Set(identifiers(mail)))
    assert.deepEqual(faults, { lost: [], doubled: [], halfDone: [], unsent: [] })
  } finally {
    clerk?.stop()
    await serving.end('SIGKILL')
    await mail.close()
    await database.drop()
    folder.remove()
  }
})
