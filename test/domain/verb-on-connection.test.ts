import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import { createClient } from '../../server/domain/cliente/create.ts'
import { listDisabilities } from '../../server/domain/deficiencia/list.ts'
import { saveDisability } from '../../server/domain/deficiencia/save.ts'
import { inClient } from '../../server/inbound/write/transaction.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { applicationConnection, ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { txOn } from '../../server/store/tx-on.ts'
import { tester } from '../support/actor.ts'
import { createDatabase } from '../support/database.ts'

describe('a verb on another holder’s connection', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let owner: Database
  let client: pg.Client
  let clienteId: number

  before(async () => {
    database = await createDatabase()
    owner = new Database(ownerConnection(database.url), 1)
    clienteId = await createClient(owner, { codigo: 'ufx', nome: 'UFX' })
    client = new DatabaseClient(applicationConnection(database.applicationUrl))
    await client.connect()
  })
  after(async () => {
    await client.end()
    await owner.close()
    await database.drop()
  })

  const codes = async () => (await listDisabilities(txOn(client))).map(({ codigo }) => codigo)

  it('is committed with the transaction of the connection', async () => {
    await inClient(client, clienteId, () => saveDisability(txOn(client), 'MOTORA', 'Deficiência motora'), {
      actor: tester,
    })
    assert.ok((await inClient(client, clienteId, codes, { actor: tester })).includes('MOTORA'))
  })

  it('is rolled back with it, and sees its earlier statements', async () => {
    const seen = await inClient(
      client,
      clienteId,
      async () => {
        await saveDisability(txOn(client), 'OUTRA', 'Outra')
        await client.query(`delete from deficiencia where codigo = 'MOTORA'`)
        return codes()
      },
      { kept: 'never', actor: tester },
    )
    assert.ok(seen.includes('OUTRA') && !seen.includes('MOTORA'))
    const kept = await inClient(client, clienteId, codes, { actor: tester })
    assert.ok(kept.includes('MOTORA') && !kept.includes('OUTRA'))
  })

  it('is bound to the client of the transaction', async () => {
    assert.deepEqual(await inClient(client, clienteId + 1, codes, { actor: tester }), [])
  })

  it('counts rows, and errors keep their code', async () => {
    const change = txOn(client).updateTable('deficiencia').where('cliente_id', '=', currentClient)
    const counted = await inClient(
      client,
      clienteId,
      () => change.set({ descricao: 'Motora' }).where('codigo', '=', 'MOTORA').executeTakeFirstOrThrow(),
      { actor: tester },
    )
    assert.equal(counted.numUpdatedRows, 1n)
    const clash = inClient(client, clienteId, () => change.set({ codigo: 'MOTORA' }).execute(), {
      actor: tester,
    })
    await assert.rejects(clash, { code: '23505' })
  })

  it('cannot begin a transaction of its own', () => {
    assert.throws(() => txOn(client).transaction())
  })

  it('gets the same wrapper every time', () => {
    assert.equal(txOn(client), txOn(client))
  })
})
