import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { batchesOf } from '../../server/domain/fechamento/worklist.ts'
import { createServer } from '../../server/http/server.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { locks } from '../../server/store/locks.ts'
import { type Institution, World } from '../support/world.ts'

const listed = (hosts: readonly (number | null)[]) => hosts.map((host, at) => ({ numero: at + 1, host }))

describe('parts of a monthly run', () => {
  it('end between hosts; a larger host is split, and its parts are sequential', () => {
    const cut = (hosts: readonly (number | null)[], before: number | null = null) =>
      batchesOf(listed(hosts), 2, before, null).map(({ numbers, follows }) => [numbers.length, follows])
    assert.deepEqual(cut([1, 1, 1, 2, 2, 3]), [
      [3, false],
      [2, false],
      [1, false],
    ])
    assert.deepEqual(cut([7, 7, 7, 7, 7, 7, 7, 7, 7, 8]), [
      [4, false],
      [4, true],
      [2, true],
    ])
    assert.deepEqual(cut([null, null, null, null, null]), [
      [2, false],
      [2, false],
      [1, false],
    ])
    assert.deepEqual(cut([5, 6], 5), [[2, true]])
    assert.deepEqual(cut([null, null], null), [[2, false]])
  })

  it('know which host continues in the next part, also beyond the list', () => {
    const unfinished = (hosts: readonly (number | null)[], after: number | null) =>
      batchesOf(listed(hosts), 2, null, after).map((batch) => batch.unfinished)
    assert.deepEqual(unfinished([7, 7, 7, 7, 7, 8], 9), [7, null])
    assert.deepEqual(unfinished([7, 7, 7, 7, 7, 8], 8), [7, 8])
    assert.deepEqual(unfinished([null, null, null], null), [null, null])
  })
})

describe('a long command', () => {
  let world: World
  let client: Institution
  let authorization: string
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const made = {
      clienteId: client.id,
      kind: 'gestao',
      name: 'ana',
      scopes: ['financeiro.alterar'],
    } as const
    authorization = await createCredential(world.context.owner, made)
  })
  after(() => world.close())

  it('is answered although its connection is idle', async () => {
    const server = createServer(world.context)
    // Less than the command waits, and more than a busy machine needs to begin it.
    server.server.setTimeout(800)
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const holder = new pg.Client(ownerConnection(world.databaseUrl))
    await holder.connect()
    try {
      await holder.query('select pg_advisory_lock($1, $2)', [locks.closing, client.id])
      const asking = fetch(`http://127.0.0.1:${port}/gestao/PreviaFechamento`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ competencia: '2026-03' }),
      })
      await sleep(1600)
      await holder.query('select pg_advisory_unlock($1, $2)', [locks.closing, client.id])
      const answer = await asking
      assert.equal(answer.status, 200, await answer.text())
    } finally {
      await holder.end()
      await server.close()
    }
  })
})
