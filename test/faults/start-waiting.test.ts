import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import { untilAvailable } from '../../server/store/until-available.ts'
import { createDatabase } from '../support/database.ts'
import { command, Serving, temporaryFolder, until } from '../support/process.ts'

/** An error message of the PostgreSQL protocol. */
function errorMessage(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mteste\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + fields.length)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

/** A proxy to the database that refuses, reports a starting server, or forwards. */
class Way {
  asked = 0
  #server: Server | undefined
  #port = 0
  readonly #sockets = new Set<Socket>()

  async open(answer: (caller: Socket) => void): Promise<void> {
    this.close()
    const server = createServer((caller) => {
      this.asked++
      this.#sockets.add(caller)
      caller.on('error', () => {})
      answer(caller)
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
  }

  close(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** The address of a database through this proxy. */
  address(url: string): string {
    const { username, password, pathname } = new URL(url)
    return `postgres://${username}:${password}@127.0.0.1:${this.#port}${pathname}`
  }
}

const starting = (caller: Socket) => caller.once('data', () => caller.end(errorMessage('57P03')))

/** The target of a test URL: a socket or a port. */
function target(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port || 5432) }
}

function lead(url: string): (caller: Socket) => void {
  return (caller) => {
    const server = connect(target(url))
    server.on('error', () => caller.destroy())
    caller.on('close', () => server.destroy())
    caller.pipe(server).pipe(caller)
  }
}

describe('a start while the database is down', () => {
  const folder = temporaryFolder()
  const way = new Way()
  let database: Awaited<ReturnType<typeof createDatabase>>
  let serving: Serving

  const settings = (address = way.address(database.applicationUrl)) => ({
    VINCULO_DATA: folder.path,
    DATABASE_URL: address,
    DATABASE_OWNER_URL: way.address(database.url),
  })
  const start = () => {
    serving = new Serving(settings())
  }
  const told = () => serving.stdout.split('\n').filter((line) => line.includes('"database.away"')).length

  before(async () => {
    database = await createDatabase()
    await way.open(lead(database.url))
    way.close()
  })
  afterEach(() => serving?.end('SIGKILL'))
  after(async () => {
    way.close()
    await database.drop()
    folder.remove()
  })

  it('waits, logs it, and serves when it is up', async () => {
    start()
    await until('a word about it', () => told() >= 2)
    await way.open(starting)
    const before = told()
    await until('a word about a server that starts', () => told() > before)
    assert.match(serving.stdout, /"reason":"\S+ 57P03/)
    await way.open(lead(database.url))
    await serving.listening()
    assert.equal(await serving.status('/readyz'), 200)
    assert.equal((await serving.end('SIGTERM')).code, 0)
  })

  it('stops regularly on request', async () => {
    way.close()
    start()
    await until('a word about it', () => told() >= 1)
    assert.deepEqual(await serving.end('SIGTERM').then(({ code, stderr }) => ({ code, stderr })), {
      code: 0,
      stderr: '',
    })
  })

  it('does not wait for a wrong password or a missing database', async () => {
    await way.open(lead(database.url))
    const wrong = new URL(way.address(database.applicationUrl))
    wrong.password = 'outra'
    const absent = new URL(way.address(database.applicationUrl))
    absent.pathname = '/nenhum'
    for (const { href } of [wrong, absent]) {
      const { code, stderr } = await command(['serve', '--port', '0'], settings(href))
      assert.match(stderr, /^vinculo: o banco de dados recusou a conexão\. Confira usuário, senha e nome/)
      assert.equal(code, 1)
    }
  })
})

describe('waiting for the database', () => {
  const failing = (error: object, times: number) => {
    let left = times
    return async () => {
      if (left-- > 0) throw error
      return 'done'
    }
  }
  const retry = () => ({ onUnavailable: () => {}, signal: AbortSignal.timeout(60_000) })

  it('continues while it is slow, restarts or is unreachable', async () => {
    for (const error of [
      new Error('timeout expired'),
      { code: '57P03' },
      { code: 'EHOSTUNREACH' },
      { code: 'EAI_AGAIN' },
      { code: 'ENOENT', syscall: 'connect' },
    ]) {
      assert.equal(await untilAvailable(failing(error, 1), retry()), 'done')
    }
  })

  it('ends for a name that stays unknown', async () => {
    const unknown = { code: 'ENOTFOUND' }
    assert.equal(await untilAvailable(failing(unknown, 1), retry()), 'done')
    await assert.rejects(untilAvailable(failing(unknown, 9), { ...retry(), unknownName: 0 }), unknown)
  })
})
