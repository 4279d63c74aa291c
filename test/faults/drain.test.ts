import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { receipt } from '../../catalogue/openapi/envelope.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, type Settings, temporaryFolder, until } from '../support/process.ts'
import { student } from '../support/records.ts'
import type { Institution } from '../support/world.ts'
import { createInstitutions } from './institutions.ts'
import { otherConnections, waitingBatches } from './queue.ts'

const path = '/APIPlataformaIntegracao/RecebeAlunos'

describe('SIGTERM', () => {
  const folder = temporaryFolder()
  let database: Awaited<ReturnType<typeof createDatabase>>
  let settings: Settings
  let client: Institution
  let serving: Serving
  let blocker: pg.Client

  const batch = (records: number) =>
    JSON.stringify({ TOKEN: client.token, SDT_INT_ALUNOS: Array.from({ length: records }, () => student()) })

  const lotes = async () => {
    const owner = new Database(ownerConnection(database.url), 1)
    const rows = await owner.inClient(client.id, (tx) =>
      tx
        .selectFrom('lote')
        .select(['situacao', 'partes_feitas', 'incluidos', 'registros'])
        .orderBy('id')
        .execute(),
    )
    await owner.close()
    return rows
  }

  before(async () => {
    database = await createDatabase()
    settings = { VINCULO_DATA: folder.path, DATABASE_URL: database.url }
    const owner = new Database(ownerConnection(database.url), 1)
    client = (await createInstitutions(owner))[0]!
    await owner.close()
    blocker = new pg.Client(ownerConnection(database.url))
    await blocker.connect()
    serving = await Serving.start(settings)
  })
  after(async () => {
    await serving.end('SIGKILL')
    await blocker.end()
    await database.drop()
    folder.remove()
  })

  it('answers the requests under way, finishes the part under way, and ends with 0', async () => {
    // Keeps the worker in the middle of the first part.
    await blocker.query('begin; lock table aluno in exclusive mode')
    assert.equal((await serving.post(path, batch(4_100))).status, 200)
    await until('the worker to wait', async () => {
      const waits = await blocker.query(
        `select from pg_locks where relation = 'aluno'::regclass and not granted`,
      )
      return waits.rowCount === 1
    })
    const body = Buffer.from(batch(50))
    const slow = openRequest(serving.base, body.length)
    await once(slow, 'continue')
    slow.write(body.subarray(0, 1_000))

    serving.child.kill('SIGTERM')
    await until('no more connections', () =>
      serving.status('/healthz').then(
        () => false,
        () => true,
      ),
    )
    slow.end(body.subarray(1_000))
    const [response] = (await once(slow, 'response')) as [IncomingMessage]
    assert.equal(response.statusCode, 200)
    assert.deepEqual(JSON.parse(await textOf(response)), { MsgRetorno: receipt })
    assert.equal(serving.child.exitCode, null)

    await blocker.query('rollback')
    assert.equal((await serving.ended()).code, 0)
    assert.deepEqual(await lotes(), [
      { situacao: 'Em processamento', partes_feitas: 1, incluidos: 4_000, registros: 4_100 },
      { situacao: 'Recebido', partes_feitas: 0, incluidos: 0, registros: 50 },
    ])
  })

  it('lets the next start go on where it stopped', async () => {
    serving = await Serving.start(settings)
    await until('the end of every batch', async () => (await waitingBatches(database.url)) === 0)
    assert.deepEqual(await lotes(), [
      { situacao: 'Processado', partes_feitas: 2, incluidos: 4_100, registros: 4_100 },
      { situacao: 'Processado', partes_feitas: 1, incluidos: 50, registros: 50 },
    ])
  })

  it('ends a process that is still starting, in order', async () => {
    await serving.end('SIGTERM')
    const starting = new Serving(settings)
    await until('the first connection', async () => (await otherConnections(blocker)) > 0)
    assert.equal((await starting.end('SIGTERM')).code, 0)
    assert.equal(await otherConnections(blocker), 0)
  })
})

/** A request whose arrival the server confirms before the body is sent. */
function openRequest(base: string, length: number): ClientRequest {
  const headers = { 'content-type': 'application/json', 'content-length': length, expect: '100-continue' }
  const opened = request(base + path, { method: 'POST', headers })
  opened.flushHeaders()
  return opened
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks = await response.toArray()
  return Buffer.concat(chunks).toString()
}
