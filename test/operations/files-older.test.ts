import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '../../server/config/config.ts'
import { parseKeys } from '../../server/config/secrets.ts'
import { type Context, openContext } from '../../server/context.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { collectFiles } from '../../server/jobs/collect-files.ts'
import { moveContents } from '../../server/jobs/move-contents.ts'
import type { Tx } from '../../server/store/database.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { tester } from '../support/actor.ts'
import { contentOf, sha256 } from '../support/contents.ts'
import { createDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/process.ts'

const never = new AbortController().signal
const key = randomBytes(32)

describe('contents stored in the database by older versions', () => {
  const folder = temporaryFolder()
  const contents = Array.from({ length: 10 }, (_, index) => contentOf(`antigo ${index}`, 20_000))
  const [named, lonely] = [contents[0]!, contents[1]!]
  let database: Awaited<ReturnType<typeof createDatabase>>
  let context: Context
  let client: number

  before(async () => {
    database = await createDatabase()
    const config = readConfig(
      {},
      {
        data: folder.path,
        databaseUrl: database.url,
        logLevel: 'silent',
        keys: `1:${key.toString('base64')},digest:${key.toString('base64')}`,
      },
    )
    context = await openContext(config)
    client = await fillAsBefore(config.keys!)
  })
  after(async () => {
    await context?.close()
    await database.drop()
    folder.remove()
  })

  async function fillAsBefore(keys: string): Promise<number> {
    const sealer = new Sealer(parseKeys(keys, 'teste'))
    const sealed = (bytes: Buffer) => sealer.seal(JSON.stringify({ base64: bytes.toString('base64') }))
    const id = await createClient(context.owner, { codigo: 'antigo', nome: 'Antigo' })
    const work = async (tx: Tx) => {
      const keep = (sha256: string, conteudo: Buffer) =>
        sql`insert into arquivo_conteudo (cliente_id, sha256, conteudo) values (${id}, ${sha256}, ${conteudo})`.execute(
          tx,
        )
      await sql`insert into curriculo (cliente_id, identificacao, nome, email, email_chave, consentimento, arquivo_nome, arquivo_sha256)
        values (${id}, '1', 'Ana', 'ana@ex.br', 'ana@ex.br', '2026-01-01', 'cv.pdf', ${sha256(named)})`.execute(
        tx,
      )
      for (const bytes of contents) await keep(sha256(bytes), sealed(bytes))
      await keep('ab'.repeat(32), Buffer.from('ilegível'))
    }
    await context.owner.inClient(id, work, tester)
    return id
  }

  const left = async () => {
    const found = await context.db.inClient(
      client,
      (tx) => tx.selectFrom('arquivo_conteudo').select('sha256').execute(),
      tester,
    )
    return found.map(({ sha256 }) => sha256)
  }

  it('are read from there until they are moved', async () => {
    assert.equal((await left()).length, contents.length + 1)
    for (const bytes of contents) {
      assert.deepEqual(await context.files.get(client, sha256(bytes)), bytes)
      assert.equal(await context.files.has(client, sha256(bytes)), true)
    }
    assert.equal(await context.files.get(client + 1, sha256(named)), undefined)
    assert.deepEqual(await Array.fromAsync(context.files.list(client)), [])
  })

  it('are moved to the store and deleted from the database, except those that cannot be opened', async () => {
    await moveContents(context, never)
    assert.deepEqual(await left(), ['ab'.repeat(32)])
    assert.equal((await Array.fromAsync(context.files.list(client))).length, contents.length)
    for (const bytes of contents) assert.deepEqual(await context.files.get(client, sha256(bytes)), bytes)
    await moveContents(context, never)
    assert.deepEqual(await left(), ['ab'.repeat(32)])
  })

  it('are then ordinary objects, kept while a row references them', async () => {
    const then = Date.now() / 1000 - 2 * 24 * 3600
    for await (const { name } of context.files.list(client)) {
      utimesSync(join(folder.path, 'arquivos', name), then, then)
    }
    await collectFiles(context, never)
    await context.db.inClient(
      client,
      (tx) => tx.updateTable('arquivo_sem_dono').set({ desde: '2000-01-01' }).execute(),
      tester,
    )
    await collectFiles(context, never)
    assert.deepEqual(await context.files.get(client, sha256(named)), named)
    assert.equal(await context.files.get(client, sha256(lonely)), undefined)
  })
})
