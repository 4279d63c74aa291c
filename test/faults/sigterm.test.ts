import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { receipt } from '../../catalogue/wire/envelope.ts'
import { projectRoot } from '../../server/config/config.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, type Settings, temporaryFolder, until } from '../support/process.ts'
import { student } from '../support/records.ts'
import type { Institution } from '../support/world.ts'
import { createInstitutions } from './institutions.ts'
import { otherConnections, waitingBatches } from './queue.ts'

const path = '/APIPlataformaIntegracao/RecebeAlunos'
// More than one part, and one part.
const large = 510
const small = 20

describe('SIGTERM', () => {
  const folder = temporaryFolder()
  let database: Awaited<ReturnType<typeof createDatabase>>
  let settings: Settings
  let client: Institution
  let serving: Serving
  let blocker: pg.Client

  const batch = (records: number) =>
    JSON.stringify({ TOKEN: client.token, SDT_INT_ALUNOS: Array.from({ length: records }, () => student()) })

  /** The batches, and the parts of the first. */
  const stored = async () => {
    const owner = new Database(ownerConnection(database.url), 1)
    const lotes = await owner.inClient(
      client.id,
      (tx) =>
        tx
          .selectFrom('lote')
          .select(['situacao', 'partes_feitas', 'incluidos', 'registros'])
          .orderBy('id')
          .execute(),
      tester,
    )
    const cut = await owner.inClient(
      client.id,
      (tx) =>
        tx
          .selectFrom('lote_parte')
          .select(['lote_id', 'registros'])
          .orderBy('lote_id')
          .orderBy('parte')
          .execute(),
      tester,
    )
    await owner.close()
    const parts = cut.filter(({ lote_id }) => lote_id === cut[0]!.lote_id)
    return { lotes, firstPart: parts[0]!.registros, parts: parts.length }
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

  it('answers open requests, finishes the current part, and exits with 0', async () => {
    // Blocks the worker in the middle of the first part.
    await blocker.query('begin; lock table aluno in exclusive mode')
    assert.equal((await serving.post(path, batch(large))).status, 200)
    await until('the worker to wait', async () => {
      const waits = await blocker.query(
        `select from pg_locks where relation = 'aluno'::regclass and not granted`,
      )
      return waits.rowCount === 1
    })
    const body = Buffer.from(batch(small))
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
    const { lotes, firstPart } = await stored()
    assert.ok(firstPart < large)
    assert.deepEqual(lotes, [
      { situacao: 'Em processamento', partes_feitas: 1, incluidos: firstPart, registros: large },
      { situacao: 'Recebido', partes_feitas: 0, incluidos: 0, registros: small },
    ])
  })

  it('ends a starting process regularly', async () => {
    await until('the end of all connections', async () => (await otherConnections(blocker)) === 0)
    const starting = new Serving(settings)
    await until('the first connection', async () => (await otherConnections(blocker)) > 0)
    assert.equal((await starting.end('SIGTERM')).code, 0)
    assert.equal(await otherConnections(blocker), 0)
  })

  it('lets the next start continue, and passes through the shell of npm start', async () => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    const shell = spawn('sh', ['-c', scripts.start], {
      cwd: projectRoot,
      env: {
        PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`,
        VINCULO_PORT: '0',
        VINCULO_DEMO: '0',
        VINCULO_LOG: 'info',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [shell.stdout, shell.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    await until('the start', () => said.includes('Vínculo em '))
    await until('the end of every batch', async () => (await waitingBatches(database.url)) === 0)
    const { lotes, parts } = await stored()
    assert.deepEqual(lotes, [
      { situacao: 'Processado', partes_feitas: parts, incluidos: large, registros: large },
      { situacao: 'Processado', partes_feitas: 1, incluidos: small, registros: small },
    ])
    shell.kill('SIGTERM')
    const [code] = await once(shell, 'close')
    assert.deepEqual([code, said.includes('"stopped"')], [0, true])
  })
})

/** A request that the server accepts (100-continue) before its body is sent. */
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
