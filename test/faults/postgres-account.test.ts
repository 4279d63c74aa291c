import assert from 'node:assert/strict'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { type Config, projectRoot } from '../../server/config/config.ts'
import { loadSecrets } from '../../server/config/secrets.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { openDataLocation } from '../../server/store/data-location.ts'
import { isReachable } from '../../server/store/embedded/account.ts'
import { command, postmasterOf, Serving, stopPostgres, temporaryFolder } from '../support/process.ts'

const places = '/var/lib/vinculo'
const nobody = { uid: 65_534, gid: 65_534 }
const reachable = [projectRoot, realpathSync(process.execPath)].every((path) =>
  isReachable(path, { name: 'nobody', ...nobody }),
)
const possible = process.platform === 'linux' && process.getuid?.() === 0 && reachable
const skip = possible ? false : 'needs Linux, root, and a project that other accounts can read'

describe('the account that PostgreSQL runs as', { skip }, () => {
  // Other accounts cannot write to our compile cache, and compiling is slow, so they read a copy of it.
  const cache = temporaryFolder()
  chmodSync(cache.path, 0o777)
  const ours = join(projectRoot, 'node_modules/.cache/vinculo')
  for (const name of globSync('*-0', { cwd: ours }))
    for (const account of [0, nobody.uid])
      symlinkSync(join(ours, name), join(cache.path, name.replace(/0$/, String(account))))
  const compiled = { NODE_COMPILE_CACHE: cache.path }
  after(() => cache.remove())

  it('gets another data location when root closes the data folder to all other accounts', async () => {
    const folder = temporaryFolder()
    chmodSync(folder.path, 0o700)
    const data = join(folder.path, 'dados')
    mkdirSync(data)
    const secrets = loadSecrets({ data, keys: undefined })
    const asking = async (statement: string) => {
      const place = await openDataLocation({ data } as Config, secrets, {
        serving: false,
        onRestart: () => {},
      })
      const client = new DatabaseClient({ connectionString: place.ownerUrl })
      await client.connect()
      const { rowCount } = await client.query(statement)
      await client.end()
      await place.close()
      return rowCount
    }
    const elsewhere = () => readFileSync(join(data, 'postgres-place'), 'utf8').trim()
    const had = existsSync(places)
    try {
      await asking('create schema guardado')
      assert.match(elsewhere(), /^\/var\/lib\/vinculo\/[0-9a-f]{16}$/)
      assert.notEqual(statSync(join(elsewhere(), 'pg')).uid, 0)
      assert.equal(existsSync(join(data, 'postgres')), false)
      assert.equal(await asking(`select from pg_namespace where nspname = 'guardado'`), 1)
    } finally {
      await stopPostgres(data)
      rmSync(elsewhere(), { recursive: true, force: true })
      if (!had && readdirSync(places).length === 0) rmdirSync(places)
      folder.remove()
    }
  })

  it('is the user who starts it, in a folder that no other user can read, also when root helps', async () => {
    const folder = temporaryFolder()
    const data = join(folder.path, 'dados')
    mkdirSync(data, { mode: 0o700 })
    chownSync(data, nobody.uid, nobody.gid)
    const settings = { VINCULO_DATA: data, HOME: data, ...compiled }
    const serving = await Serving.start(settings, [], nobody)
    try {
      assert.equal(await serving.status('/readyz'), 200)
      assert.equal(statSync(`/proc/${postmasterOf(data)}`).uid, nobody.uid)
      assert.equal((await serving.end('SIGTERM')).code, 0)

      // A new process each time, because root switches to the folder's owner.
      const created = await command(['client', 'create', 'ufx'], settings)
      assert.deepEqual(created, { code: 0, stdout: 'Cliente ufx criado.\n', stderr: '' })
      const listed = await command(['client', 'list', '--json'], settings, nobody)
      assert.deepEqual(JSON.parse(listed.stdout), [{ codigo: 'ufx', nome: 'ufx', fuso: 'America/Sao_Paulo' }])
    } finally {
      await serving.end('SIGKILL')
      await stopPostgres(data)
      folder.remove()
    }
  })

  it('never makes root follow links in its folder', async () => {
    const folder = temporaryFolder()
    const data = join(folder.path, 'dados')
    const victim = join(folder.path, 'alheio')
    mkdirSync(data, { mode: 0o700 })
    writeFileSync(victim, '{}', { mode: 0o640 })
    symlinkSync(victim, join(data, 'secrets.json'))
    chownSync(data, nobody.uid, nobody.gid)
    lchownSync(join(data, 'secrets.json'), nobody.uid, nobody.gid)
    const ended = await command(['client', 'list'], { VINCULO_DATA: data })
    const { uid, mode } = statSync(victim)
    folder.remove()
    assert.deepEqual([uid, mode & 0o777, ended.code], [0, 0o640, 1])
    assert.match(ended.stderr, /^vinculo: não foi possível usar \S+\/secrets\.json \(E\w+\)/)
  })

  it('cannot be a user without access to the folder, who gets an error message', async () => {
    const folder = temporaryFolder()
    const data = join(folder.path, 'dados')
    mkdirSync(data, { mode: 0o700 })
    const ended = await command(['client', 'list'], { VINCULO_DATA: data, ...compiled }, nobody)
    folder.remove()
    assert.match(
      ended.stderr,
      /^vinculo: não foi possível usar \S+\/dados\/\S+ \(EACCES\)\. Confira VINCULO_DATA/,
    )
    assert.equal(ended.code, 1)
  })
})
