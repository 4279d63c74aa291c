import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../../server/config/config.ts'
import { parseKeys } from '../../server/config/secrets.ts'
import { type Context, openContext } from '../../server/context.ts'
import { collectFiles } from '../../server/jobs/collect-files.ts'
import { moveContents } from '../../server/jobs/move-contents.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { tester } from '../support/actor.ts'
import { contentOf, sha256 } from '../support/contents.ts'
import { type Older, olderThan } from '../support/older-schema.ts'
import { temporaryFolder } from '../support/process.ts'

const never = new AbortController().signal
const key = randomBytes(32)

describe('contents stored in the database by older versions', () => {
  const folder = temporaryFolder()
  const contents = Array.from({ length: 10 }, (_, index) => contentOf(`antigo ${index}`, 20_000))
  const [named, lonely] = [contents[0]!, contents[1]!]
  let database: Older
  let context: Context
  let client: number

  before(async () => {
    database = await olderThan('0012')
    const config = readConfig(
      {},
      {
        data: folder.path,
        databaseUrl: database.url,
        logLevel: 'silent',
        keys: `1:${key.toString('base64')},digest:${key.toString('base64')}`,
      },
    )
    client = await fillAsBefore(config.keys!)
    context = await openContext(config)
  })
  after(async () => {
    await context?.close()
    await database.drop()
    folder.remove()
  })

  async function fillAsBefore(keys: string): Promise<number> {
    const sealer = new Sealer(parseKeys(keys, 'teste'))
    const sealed = (bytes: Buffer) => sealer.seal(JSON.stringify({ base64: bytes.toString('base64') }))
    return database.fill(async (owner, id) => {
      await owner.query(
        `insert into curriculo (cliente_id, identificacao, nome, email, email_chave, consentimento, arquivo_nome, arquivo_sha256, arquivo_conteudo)
         values ($1, '1', 'Ana', 'ana@ex.br', 'ana@ex.br', '2026-01-01', 'cv.pdf', $2, $3)`,
        [id, sha256(named), sealed(named)],
      )
      for (const bytes of contents.slice(1)) {
        await owner.query('insert into arquivo_conteudo (cliente_id, sha256, conteudo) values ($1, $2, $3)', [
          id,
          sha256(bytes),
          sealed(bytes),
        ])
      }
      await owner.query('insert into arquivo_conteudo (cliente_id, sha256, conteudo) values ($1, $2, $3)', [
        id,
        'ab'.repeat(32),
        Buffer.from('ilegível'),
      ])
    })
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
