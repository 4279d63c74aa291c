import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import pg from 'pg'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { locks } from '../../server/store/locks.ts'
import { createDatabase } from '../support/database.ts'
import {
  command,
  type Ended,
  embeddedUrl,
  Running,
  Serving,
  type Settings,
  stopPostgres,
  temporaryFolder,
  until,
} from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'
import type { Institution } from '../support/world.ts'
import { createInstitutions } from './institutions.ts'
import { waitingBatches } from './queue.ts'

const key = () => randomBytes(32).toString('base64')
const secretsIn = (folder: string) => join(folder, 'secrets.json')

/** A batch that is acknowledged but not processed. */
async function acknowledge(serving: Serving, { token }: Institution): Promise<number> {
  const body = { TOKEN: token, SDT_INT_ALUNOS: [recebeAlunos.example] }
  const answer = await serving.post('/APIPlataformaIntegracao/RecebeAlunos', body)
  assert.equal(answer.status, 200)
  return Number(answer.headers.get('x-lote-id'))
}

function assertRefused(ended: Ended, sentence: RegExp): void {
  assert.deepEqual([ended.code, ended.stdout], [2, ''], ended.stderr)
  assert.match(ended.stderr, /^vinculo: /)
  assert.match(ended.stderr, sentence)
  assert.match(ended.stderr, /Nada foi alterado\.\n$/)
}

describe('a process with encryption keys other than the database’s', () => {
  const folders: ReturnType<typeof temporaryFolder>[] = []
  const folder = () => {
    const made = temporaryFolder()
    folders.push(made)
    return made.path
  }
  let database: Awaited<ReturnType<typeof createDatabase>>
  let owner: pg.Client
  let client: Institution
  /** Data folder of the process that created the database. */
  let data: string
  let settings: Settings

  beforeEach(async () => {
    await owner?.end()
    await database?.drop()
    database = await createDatabase()
    owner = new pg.Client(ownerConnection(database.url))
    await owner.connect()
    const made = new Database(ownerConnection(database.url), 1)
    client = (await createInstitutions(made))[0]!
    await made.close()
    data = folder()
    settings = { VINCULO_DATA: data, DATABASE_URL: database.url }
  })
  after(async () => {
    await owner.end()
    await database.drop()
    for (const { remove } of folders) remove()
  })

  const checkValues = async () =>
    (await owner.query('select numero from chave order by numero')).rows.map(({ numero }) => numero)

  const batch = async (lote: number) => {
    const { rows } = await owner.query(
      `select situacao, falha from (select set_config('vinculo.cliente', $1, false)) c, lote where id = $2`,
      [String(client.id), lote],
    )
    return rows[0]
  }

  /** A database with an unprocessed batch. */
  async function acknowledged(more: Settings = {}): Promise<number> {
    const serving = await Serving.start({ ...settings, ...more }, ['--workers', '0'])
    try {
      return await acknowledge(serving, client)
    } finally {
      assert.equal((await serving.end('SIGTERM')).code, 0)
    }
  }

  /** A worker with these settings processes everything. */
  async function worksThrough(more: Settings = {}): Promise<void> {
    const worker = new Running(['work'], { ...settings, ...more })
    try {
      await until('the end of the batches', async () => {
        assert.equal(worker.child.exitCode, null, worker.stderr)
        return (await waitingBatches(database.url)) === 0
      })
    } finally {
      await worker.end('SIGTERM')
    }
  }

  it('does not start and stores no keys, and a process with the right keys handles the acknowledged batch', async () => {
    const lote = await acknowledged()
    const other = folder()
    const foreign = { VINCULO_DATA: other, DATABASE_URL: database.url }
    for (const args of [['serve', '--port', '0'], ['work'], ['migrate']]) {
      const ended = await command(args, foreign)
      assertRefused(ended, new RegExp(`${secretsIn(other)}.*VINCULO_KEYS`))
      assert.equal(existsSync(secretsIn(other)), false)
    }
    assert.deepEqual(await batch(lote), { situacao: 'Recebido', falha: null })
    await worksThrough()
    assert.deepEqual(await batch(lote), { situacao: 'Processado', falha: null })
  })

  it('does not start with other keys in its folder or environment', async () => {
    const lote = await acknowledged()
    const other = folder()
    writeFileSync(
      secretsIn(other),
      JSON.stringify({ keys: `1:${key()}`, digestKey: key(), databasePassword: 'x' }),
    )
    const inFolder = await call(['migrate'], { VINCULO_DATA: other, DATABASE_URL: database.url })
    assertRefused(
      inFolder,
      new RegExp(`${secretsIn(other)}: a chave digest e a chave 1 não são as deste banco`),
    )
    const inEnvironment = await call(['migrate'], {
      ...settings,
      VINCULO_KEYS: `1:${key()},digest:${key()}`,
    })
    assertRefused(inEnvironment, /VINCULO_KEYS: a chave digest e a chave 1 não são as deste banco/)
    assert.deepEqual(await batch(lote), { situacao: 'Recebido', falha: null })
  })

  it('reports lost keys, and starts once they are back', async () => {
    const lote = await acknowledged()
    renameSync(secretsIn(data), join(data, 'guardado'))
    assertRefused(await command(['serve', '--port', '0'], settings), /secrets\.json/)
    assert.equal(existsSync(secretsIn(data)), false)
    renameSync(join(data, 'guardado'), secretsIn(data))
    await worksThrough()
    assert.equal((await batch(lote)).situacao, 'Processado')
  })

  it('reports a restored database copy without its keys, and serves it once they are there', async () => {
    const lote = await acknowledged()
    const before = database
    await owner.end()
    database = await createDatabase(new URL(before.url).pathname.slice(1))
    owner = new pg.Client(ownerConnection(database.url))
    await owner.connect()
    await before.drop()
    const restored = { VINCULO_DATA: folder(), DATABASE_URL: database.url }
    assertRefused(await command(['serve', '--port', '0'], restored), /Falta \S+secrets\.json/)
    copyFileSync(secretsIn(data), secretsIn(restored.VINCULO_DATA))
    await worksThrough(restored)
    assert.equal((await batch(lote)).situacao, 'Processado')
  })

  it('names a file that is no longer valid JSON', async () => {
    await acknowledged()
    writeFileSync(secretsIn(data), '{"keys": "1:')
    const ended = await call(['migrate'], settings)
    assert.equal(ended.code, 2)
    assert.match(ended.stderr, /secrets\.json: o arquivo está danificado/)
  })

  it('does not start with another digest key', async () => {
    const [first, digest] = [key(), key()]
    await acknowledged({ VINCULO_KEYS: `1:${first},digest:${digest}` })
    const ended = await call(['migrate'], { ...settings, VINCULO_KEYS: `1:${first},digest:${key()}` })
    assertRefused(ended, /VINCULO_KEYS: a chave digest não é a deste banco/)
  })

  it('needs an old key while any value is sealed with it', async () => {
    const [first, second, digest] = [key(), key(), key()]
    const keys = (...some: string[]) => ({ VINCULO_KEYS: [...some, `digest:${digest}`].join(',') })
    const [old, fresh] = [`1:${first}`, `2:${second}`]
    const lote = await acknowledged(keys(old))
    assertRefused(
      await command(['work'], { ...settings, ...keys(fresh) }),
      /VINCULO_KEYS: falta a chave 1, que ainda sela 1 valor.*encryption status/,
    )
    assert.deepEqual(await checkValues(), [0, 1])
    await worksThrough(keys(fresh, old))
    assert.equal((await batch(lote)).situacao, 'Processado')
    assert.deepEqual(await checkValues(), [0, 1, 2])
    assert.equal((await call(['encryption', 'reseal'], { ...settings, ...keys(fresh, old) })).code, 0)
    assert.equal((await command(['migrate'], { ...settings, ...keys(fresh) })).code, 0)
    assert.deepEqual(await checkValues(), [0, 2])
    assertRefused(await call(['migrate'], { ...settings, ...keys(old) }), /falta a chave 2/)
  })

  it('loses to the first where two start at once on an empty database', async () => {
    const some = [folder(), folder()]
    const ended = await Promise.all(
      some.map((one) => command(['migrate'], { VINCULO_DATA: one, DATABASE_URL: database.url })),
    )
    assert.deepEqual(ended.map(({ code }) => code).sort(), [0, 2], ended.map(({ stderr }) => stderr).join())
    const winner = ended.findIndex(({ code }) => code === 0)
    assert.deepEqual(
      some.map((one) => existsSync(secretsIn(one))),
      [winner === 0, winner === 1],
    )
    const again = some.map((one) => call(['migrate'], { VINCULO_DATA: one, DATABASE_URL: database.url }))
    assert.equal((await again[winner]!).code, 0)
    assertRefused((await again[1 - winner]!)!, /secrets\.json/)
  })

  it('shares its folder with another that starts at the same time', async () => {
    const ended = await Promise.all([command(['migrate'], settings), command(['migrate'], settings)])
    assert.deepEqual(
      ended.map(({ code }) => code),
      [0, 0],
      ended.map(({ stderr }) => stderr).join(),
    )
  })

  it('starts again after a kill before or right after the check values are stored', async () => {
    await owner.query('begin; lock table chave in exclusive mode')
    const first = new Running(['work'], settings)
    await until('the keys on the disk', () => existsSync(secretsIn(data)))
    await first.end('SIGKILL')
    await owner.query('rollback')
    assert.deepEqual(await checkValues(), [])
    const second = new Running(['work'], settings)
    await until('the check values', async () => (await checkValues()).length === 2)
    await second.end('SIGKILL')
    const lote = await acknowledged()
    await worksThrough()
    assert.equal((await batch(lote)).situacao, 'Processado')
  })

  it('registers no key that cannot open the data of a database from before check values', async () => {
    const lote = await acknowledged()
    await owner.query('delete from chave')
    const other = folder()
    const foreign = { VINCULO_DATA: other, DATABASE_URL: database.url }
    assertRefused(await command(['serve', '--port', '0'], foreign), /secrets\.json/)
    assert.equal(existsSync(secretsIn(other)), false)
    const given = { ...foreign, VINCULO_KEYS: `1:${key()},digest:${key()}` }
    assertRefused(await call(['migrate'], given), /VINCULO_KEYS: a chave 1 não abre/)
    const further = { ...foreign, VINCULO_KEYS: `2:${key()},digest:${key()}` }
    assertRefused(await call(['migrate'], further), /VINCULO_KEYS: falta a chave 1/)
    assert.deepEqual(await checkValues(), [])
    await worksThrough()
    assert.deepEqual(await checkValues(), [0, 1])
    assert.equal((await batch(lote)).situacao, 'Processado')
  })

  it('waits while another start checks its keys', async () => {
    await owner.query('select pg_advisory_lock($1)', [locks.keys])
    const starting = new Running(['migrate'], settings)
    await until('somebody who waits', async () => {
      const { rowCount } = await owner.query(
        `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
        [locks.keys],
      )
      return rowCount
    })
    assert.equal(existsSync(secretsIn(data)), false)
    await owner.query('select pg_advisory_unlock($1)', [locks.keys])
    assert.equal((await starting.ended()).code, 0)
  })
})

describe('an embedded PostgreSQL without secrets.json', () => {
  const folder = seededFolder()
  const data = folder.path
  const settings = { VINCULO_DATA: data }
  let serving: Serving | undefined
  let client: Institution

  before(async () => {
    serving = await Serving.start(settings, ['--workers', '0'])
    const owner = new Database(ownerConnection(embeddedUrl(data)), 1)
    client = (await createInstitutions(owner))[0]!
    await owner.close()
    await acknowledge(serving, client)
    assert.equal((await serving.end('SIGTERM')).code, 0)
  })
  after(async () => {
    await serving?.end('SIGKILL')
    await stopPostgres(data)
    folder.remove()
  })

  it('does not start and creates no new cluster, and works once the file is back', async () => {
    const kept = join(data, 'guardado')
    renameSync(secretsIn(data), kept)
    const lost = await command(['serve', '--port', '0'], settings)
    assertRefused(lost, new RegExp(`Falta ${secretsIn(data)}`))
    assert.equal(existsSync(secretsIn(data)), false)
    const foreign = { keys: `1:${key()}`, digestKey: key(), databasePassword: 'outra' }
    writeFileSync(secretsIn(data), JSON.stringify(foreign))
    const wrong = await command(['serve', '--port', '0'], settings)
    assert.equal(wrong.code, 2, wrong.stderr)
    assert.match(wrong.stderr, /secrets\.json.*não é o deste PostgreSQL/)
    rmSync(secretsIn(data))
    renameSync(kept, secretsIn(data))
    serving = await Serving.start(settings)
    await until('the end of the batch', async () => (await waitingBatches(embeddedUrl(data))) === 0)
  })
})
