import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { DatabaseClient } from '../../server/store/client.ts'
import { applicationConnection, ownerConnection } from '../../server/store/connection.ts'
import { testServer } from '../support/database.ts'

/** Authentication requests of the PostgreSQL protocol: none, plain password, MD5. */
const requests = {
  trust: Buffer.from([0, 0, 0, 8, 0, 0, 0, 0]),
  clear: Buffer.from([0, 0, 0, 8, 0, 0, 0, 3]),
  md5: Buffer.from([0, 0, 0, 12, 0, 0, 0, 5, 1, 2, 3, 4]),
}
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

describe('an impostor of our database server', () => {
  let impostor: Server
  let asks: keyof typeof requests
  let heard: Buffer[]

  before(async () => {
    impostor = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write(Buffer.concat([Buffer.from('R'), requests[asks]]))
        if (asks === 'trust') socket.write(readyForQuery)
        socket.on('data', (bytes) => heard.push(Buffer.from(bytes)))
      })
    }).listen(0, '127.0.0.1')
    await once(impostor, 'listening')
  })
  after(() => impostor.close())

  for (const way of Object.keys(requests) as (keyof typeof requests)[]) {
    it(`gets no password and is rejected when it asks for ${way}`, async () => {
      asks = way
      heard = []
      const { port } = impostor.address() as AddressInfo
      const client = new DatabaseClient({
        connectionString: `postgres://vinculo:segredo@127.0.0.1:${port}/vinculo?require_auth=scram-sha-256`,
      })
      client.on('error', () => {})
      const [connection] = await Promise.all([once(impostor, 'connection'), refused(client)])
      if (!connection[0].destroyed) await once(connection[0], 'close')
      assert.deepEqual(Buffer.concat(heard).toString('latin1'), '')
    })
  }

  it('is distinguished from a server that knows the password', async () => {
    const url = new URL(testServer())
    url.searchParams.set('require_auth', 'scram-sha-256')
    const client = new DatabaseClient({ connectionString: url.href })
    await client.connect()
    const { rows } = await client.query('select 1 as one')
    await client.end()
    assert.deepEqual(rows, [{ one: 1 }])
  })
})

async function refused(client: DatabaseClient): Promise<void> {
  await assert.rejects(client.connect(), /não comprovou que conhece a senha/)
  await client.end().catch(() => {})
}

describe('a database that does not answer', () => {
  it('is waited for as long as its address says, by default five seconds, at most an hour', () => {
    for (const settings of [applicationConnection, ownerConnection]) {
      const patience = (more: string) => settings(`postgres://a@b/c${more}`).connectionTimeoutMillis
      assert.equal(patience('?connect_timeout=7'), 7_000)
      for (const more of ['1e12', 'Infinity']) assert.equal(patience(`?connect_timeout=${more}`), 3_600_000)
      for (const more of ['', '?connect_timeout=', '?connect_timeout=0', '?connect_timeout=nunca'])
        assert.equal(patience(more), 5_000, more)
    }
  })
})
