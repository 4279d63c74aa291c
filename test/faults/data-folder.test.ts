import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { EmbeddedCluster } from '../../server/store/embedded/cluster.ts'
import {
  command,
  embeddedUrl,
  isAlive,
  postmasterOf,
  Running,
  Serving,
  stopPostgres,
  until,
} from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'
import type { Institution } from '../support/world.ts'
import { createInstitutions } from './institutions.ts'
import { servingClaims, waitingBatches } from './queue.ts'

describe('a data folder with embedded PostgreSQL', () => {
  const folder = seededFolder()
  const data = folder.path
  const settings = { VINCULO_DATA: data }
  let serving: Serving
  let client: Institution

  after(async () => {
    await serving?.end('SIGKILL')
    await stopPostgres(data)
    folder.remove()
  })

  it('starts after a crash of everything, although the pid in its lock files is in use again', async () => {
    await EmbeddedCluster.open({ data, password: folder.secrets.databasePassword })
    process.kill(postmasterOf(data)!, 'SIGKILL')
    const cluster = join(data, 'postgres/pg')
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    )
    writeFileSync(join(data, 'start.lock'), String(process.pid))
    serving = await Serving.start(settings)
    assert.equal(await serving.status('/readyz'), 200)
  })

  it('is served by one process, also after a restart of PostgreSQL; a second one gets an error', async () => {
    const url = embeddedUrl(data)
    const killed = postmasterOf(data)!
    process.kill(killed, 'SIGKILL')
    await until('another PostgreSQL', () => ![killed, undefined].includes(postmasterOf(data)))
    await until('the claim on the folder', async () => (await servingClaims(url)) === 1)
    const second = await command(['serve', '--port', '0'], settings)
    assert.deepEqual(second, {
      code: 2,
      stdout: '',
      stderr: `vinculo: A pasta de dados ${data} já está em uso por outro processo do Vínculo. Pare-o antes, ou use outra pasta com VINCULO_DATA.\n`,
    })
    assert.equal(await serving.status('/readyz'), 200)
  })

  it('opens to a process with keys from the environment', async () => {
    const { keys, digestKey } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
    const list = (keys: string) => call(['client', 'list'], { ...settings, VINCULO_KEYS: keys })
    const listed = await list(`${keys},digest:${digestKey}`)
    assert.deepEqual(listed, { code: 0, stdout: 'Nenhum cliente.\n', stderr: '' })
    const other = Buffer.alloc(32, 'chave').toString('base64')
    const refused = await list(`1:${other},digest:${digestKey}`)
    assert.equal(refused.code, 2)
    assert.match(refused.stderr, /^vinculo: VINCULO_KEYS: a chave 1 não é a deste banco de dados/)
  })

  it('hands the PostgreSQL of a killed process to the next one', async () => {
    const before = postmasterOf(data)
    await serving.end('SIGKILL')
    serving = await Serving.start(settings, ['--workers', '0'])
    assert.equal(postmasterOf(data), before)
    assert.equal(await serving.status('/readyz'), 200)
  })

  it('has its batches processed by a worker beside a server without workers', async () => {
    const owner = new Database(ownerConnection(embeddedUrl(data)), 1)
    client = (await createInstitutions(owner))[0]!
    await owner.close()
    await receive(serving, client)
    assert.equal(await waitingBatches(embeddedUrl(data)), 1)
    const worker = new Running(['work'], settings)
    try {
      await until('the batch to end', async () => (await waitingBatches(embeddedUrl(data))) === 0)
      // The last process stops PostgreSQL; others find it at the same location.
      assert.equal((await serving.end('SIGTERM')).code, 0)
      assert.notEqual(postmasterOf(data), undefined)
      serving = await Serving.start(settings, ['--workers', '0'])
      await receive(serving, client)
      await until('the next batch to end', async () => (await waitingBatches(embeddedUrl(data))) === 0)
      assert.equal((await worker.end('SIGTERM')).code, 0)
      assert.equal(await serving.status('/readyz'), 200)
    } finally {
      await worker.end('SIGKILL')
    }
  })

  it('has no PostgreSQL after a regular stop of the process', async () => {
    const pid = postmasterOf(data)!
    assert.equal((await serving.end('SIGTERM')).code, 0)
    assert.equal(isAlive(pid), false)
  })
})

describe('a data folder that disappears while it is served', () => {
  const folder = seededFolder()
  const data = folder.path
  let cluster: EmbeddedCluster | undefined

  after(async () => {
    await cluster?.release()
    await stopPostgres(data)
    folder.remove()
  })

  it('is said to be gone, with longer and longer pauses, and serves again once it is back', async () => {
    const reasons: string[] = []
    const onRestart = (reason: string) => reasons.push(reason)
    cluster = await EmbeddedCluster.open({ data, password: folder.secrets.databasePassword, onRestart })
    cluster.supervise()
    const killed = postmasterOf(data)!
    renameSync(data, `${data}-guardada`)
    try {
      process.kill(killed, 'SIGKILL')
      await until('two attempts', () => reasons.length >= 3)
      assert.equal(reasons[0], 'o processo do PostgreSQL terminou')
      const gone = `A pasta de dados ${data} foi apagada ou está em um disco desmontado.`
      // The mount point of a disk that is not mounted is an empty folder.
      mkdirSync(data)
      const before = reasons.length
      await until('another attempt', () => reasons.length > before)
      assert.deepEqual(new Set(reasons.slice(1)), new Set([gone]))
      assert.deepEqual(readdirSync(data), [])
    } finally {
      rmSync(data, { recursive: true, force: true })
      renameSync(`${data}-guardada`, data)
    }
    await until('another PostgreSQL', () => ![killed, undefined].includes(postmasterOf(data)))
  })
})

async function receive(serving: Serving, { token }: Institution): Promise<void> {
  const body = { TOKEN: token, SDT_INT_ALUNOS: [recebeAlunos.example] }
  assert.equal((await serving.post('/APIPlataformaIntegracao/RecebeAlunos', body)).status, 200)
}
