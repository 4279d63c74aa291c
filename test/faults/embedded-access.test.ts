import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Config } from '../../server/config/config.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { type DataLocation, openDataLocation } from '../../server/store/data-location.ts'
import { locate, spawnAs } from '../../server/store/embedded/location.ts'
import { olderAddress } from '../../server/store/embedded/older-server.ts'
import { passwordOf } from '../../server/store/embedded/passwords.ts'
import { runningPostmaster } from '../../server/store/embedded/postmaster.ts'
import { locks } from '../../server/store/locks.ts'
import { isAlive, stopPostgres, temporaryFolder, until } from '../support/process.ts'
import { seededFolder } from '../support/seed.ts'

const root = process.getuid?.() === 0
const skip = root ? false : 'needs root, whom PostgreSQL refuses'

describe('the embedded PostgreSQL', () => {
  const seeded = seededFolder()
  const password = seeded.secrets.databasePassword
  const folder = temporaryFolder()
  let data = join(folder.path, 'dados')
  let place: DataLocation | undefined
  const base = () => join(data, 'postgres')
  const server = () => runningPostmaster(join(base(), 'pg'))

  const open = async (more: Partial<Config> = {}): Promise<DataLocation> => {
    place = await openDataLocation({ data, ...more } as Config, seeded.secrets, {
      serving: false,
      onRestart: () => {},
    })
    return place
  }
  const close = async () => {
    await place?.close()
    place = undefined
  }

  before(async () => {
    renameSync(seeded.path, data)
    await open()
  })
  after(async () => {
    await close().catch(() => {})
    await stopPostgres(data)
    folder.remove()
  })

  it('listens on a socket in a folder that only its account can enter, and on no port', async () => {
    const { socket, pid } = server()!
    const found = lstatSync(socket)
    assert.equal(found.mode & 0o777, 0o700)
    assert.equal(found.uid, statSync(join(base(), 'pg')).uid)
    if (process.platform !== 'linux') return
    assert.equal(statSync(`/proc/${pid}`).uid, found.uid)
    const ports = await rows(asSuperuser(), `select current_setting('listen_addresses') as at`)
    assert.deepEqual(ports, [{ at: '' }])
  })

  const asSuperuser = () => withRole('postgres', password)
  const withRole = (role: string, secret: string) => {
    const url = new URL(place!.url)
    url.username = role
    url.password = secret
    return url.href
  }

  it('has a password for each role, valid for that role only', async () => {
    const [owner, application] = ['vinculo', 'vinculo_app'].map((role) => passwordOf(password, role))
    for (const [role, secret] of [
      ['postgres', owner],
      ['postgres', application],
      ['vinculo', password],
      ['vinculo', application],
      ['vinculo_app', owner],
    ]) {
      await assert.rejects(rows(withRole(role!, secret!), 'select 1'), { code: '28P01' }, role)
    }
  })

  it('admits the application as a role that owns nothing and cannot assume another', async () => {
    const client = new DatabaseClient({ connectionString: place!.url })
    await client.connect()
    const failure = (statement: string) =>
      client.query(statement).then(
        () => 'no error',
        ({ code }) => code as string,
      )
    try {
      await client.query('set role none; reset role; reset session authorization')
      const { rows: owned } = await client.query(
        `select relname from pg_class where pg_has_role(session_user, relowner, 'member')`,
      )
      assert.deepEqual(owned, [])
      const { rows: who } = await client.query('select session_user, current_user')
      assert.deepEqual(who, [{ session_user: 'vinculo_app', current_user: 'vinculo_app' }])
      for (const statement of [
        'set role vinculo',
        'set session authorization vinculo',
        'drop table vinculo.aluno',
        'alter table vinculo.aluno no force row level security',
        'create table vinculo.minha (id int)',
        'create schema meu',
      ]) {
        assert.equal(await failure(statement), '42501', statement)
      }
    } finally {
      await client.end()
    }
  })

  it('opens a port on request, with password authentication', async () => {
    await close()
    const port = await freePort()
    await open({ databasePort: port })
    const address = (secret: string) => `postgres://vinculo:${secret}@127.0.0.1:${port}/vinculo`
    const secret = passwordOf(password, 'vinculo')
    const found = await rows(`${address(secret)}?require_auth=scram-sha-256`, 'select 1 as one')
    assert.deepEqual(found, [{ one: 1 }])
    await assert.rejects(rows(address('outra'), 'select 1'), { code: '28P01' })
    assert.match(place!.url, /\?host=/)
    await close()
  })

  it('never makes root follow a link or change the owner of other files', { skip }, async () => {
    const victim = join(folder.path, 'alheio')
    const target = join(folder.path, 'pasta-alheia')
    writeFileSync(victim, 'intacto', { mode: 0o640 })
    mkdirSync(target, { mode: 0o750 })
    const { account } = locate(data)
    // The state of an older version: the account owned the whole folder.
    chownSync(base(), account!.uid, account!.gid)
    for (const name of ['port', 'postgres.log', `initdb-${process.pid}`]) {
      rmSync(join(base(), name), { force: true })
      symlinkSync(victim, join(base(), name))
    }
    rmSync(join(base(), 'pg/postmaster.pid'), { force: true })
    symlinkSync(victim, join(base(), 'pg/postmaster.pid'))
    rmSync(join(base(), 'socket'), { recursive: true })
    symlinkSync(target, join(base(), 'socket'))
    await assert.rejects(open(), /socket não é só da conta do PostgreSQL embutido/)
    rmSync(join(base(), 'socket'))
    await open()
    await close()
    const untouched = { uid: 0, gid: 0, mode: 0o640, text: 'intacto' }
    const { uid, gid, mode } = statSync(victim)
    assert.deepEqual({ uid, gid, mode: mode & 0o777, text: readFileSync(victim, 'utf8') }, untouched)
    assert.deepEqual([statSync(target).uid, statSync(target).mode & 0o777], [0, 0o750])
    assert.deepEqual(readdirSync(target), [])
    const given = readdirSync(base()).filter((name) => lstatSync(join(base(), name)).uid !== 0)
    assert.deepEqual([statSync(base()).uid, given.sort()], [0, ['pg', 'socket']])
  })

  it('takes over a server of an older version, on a port with one password for all', async () => {
    const older = await startOlder(data)
    const { account } = locate(data)
    if (account) chownSync(base(), account.uid, account.gid)
    for (const statement of [
      `alter role vinculo password '${password}'`,
      'alter role vinculo_app nologin password null',
    ]) {
      await rows(olderAddress(password, older.port, 'postgres'), statement)
    }
    const used = new DatabaseClient({ connectionString: olderAddress(password, older.port, 'vinculo') })
    // The server behind this connection is stopped soon after.
    used.on('error', () => {})
    await used.connect()
    await used.query(`select pg_advisory_lock_shared(${locks.presence})`)
    await assert.rejects(open(), /já está em uso por outro processo/)
    await used.end()
    await open()
    assert.equal(isAlive(older.pid), false)
    const kept = 'select count(*) > 0 as kept from vinculo.migracao'
    assert.deepEqual(await rows(place!.ownerUrl, kept), [{ kept: true }])
    assert.deepEqual(await rows(place!.url, 'select current_user as me'), [{ me: 'vinculo_app' }])
    await close()
  })

  it('works in a folder whose name is too long for a socket', async () => {
    const long = join(folder.path, 'p'.repeat(100))
    renameSync(data, long)
    data = long
    await open()
    const elsewhere = readFileSync(join(data, 'postgres-socket'), 'utf8').trim()
    try {
      assert.equal(server()!.socket, elsewhere)
      assert.equal(lstatSync(elsewhere).mode & 0o777, 0o700)
      await close()
      await open()
      assert.equal(server()!.socket, elsewhere)
      await close()
      // A folder that others can write to is not used.
      chmodSync(elsewhere, 0o755)
      await open()
      assert.notEqual(server()!.socket, elsewhere)
      const other = server()!.socket
      await close()
      rmSync(other, { recursive: true })
    } finally {
      rmSync(elsewhere, { recursive: true, force: true })
    }
  })
})

async function rows(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new DatabaseClient({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts the server as older versions did: on a port, without a socket. */
async function startOlder(data: string): Promise<{ pid: number; port: number }> {
  const location = locate(data)
  const cluster = join(location.base, 'pg')
  const port = await freePort()
  const programs = readdirSync(location.base).find((name) => name.startsWith('postgres-'))!
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const child = spawn(
    join(location.base, programs, 'bin/postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...spawnAs(location), stdio: 'ignore', detached: true },
  )
  child.unref()
  await until('the older server', () => runningPostmaster(cluster)?.older)
  return { pid: child.pid!, port }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
