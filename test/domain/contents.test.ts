import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type pg from 'pg'
import { ContentKeeper } from '../../server/inbound/write/contents.ts'
import type { FileStore } from '../../server/store/files/file-store.ts'
import { contentOf, sha256 } from '../support/contents.ts'

const contents = Array.from({ length: 20 }, (_, index) => {
  const bytes = contentOf(String(index), 100)
  return { sha256: sha256(bytes), bytes }
})

/** A store and a connection that record their calls in order. */
function stage(put: FileStore['put']) {
  const asked: string[] = []
  const files = {
    nameOf: (client: number, hash: string) => `${client}/${hash}`,
    put: (client: number, bytes: Buffer) => {
      asked.push(`put ${client}/${sha256(bytes)}`)
      return put(client, bytes)
    },
  } as unknown as FileStore
  const connection = {
    // Repeated statements are prepared statements with a name.
    query: async (statement: string | { values: [string[]] }, values?: [string[]]) => {
      const [names] = typeof statement === 'string' ? values! : statement.values
      asked.push(...names.map((name) => `claim ${name}`))
      return { rows: [], rowCount: 0 }
    },
  } as unknown as pg.ClientBase
  return { asked, files, connection }
}

describe('the contents of a part', () => {
  it('are all claimed before the first is stored, each once', async () => {
    const { asked, files, connection } = stage(async (_, bytes) => ({ sha256: '', size: bytes.length }))
    await new ContentKeeper(files, () => {}).keep(connection, 7, contents)
    const names = contents.map((content) => `7/${content.sha256}`)
    assert.deepEqual(
      asked.slice(0, contents.length),
      names.map((name) => `claim ${name}`),
    )
    assert.deepEqual(asked.slice(contents.length).sort(), names.map((name) => `put ${name}`).sort())
  })

  it('fail with the first failure, and the rest is not tried', async () => {
    const failure = new Error('away')
    const { asked, files, connection } = stage(() => Promise.reject(failure))
    await assert.rejects(new ContentKeeper(files, () => {}).keep(connection, 7, contents), failure)
    assert.ok(asked.filter((one) => one.startsWith('put')).length < contents.length)
  })

  it('request help when the store makes the thread wait', async () => {
    const called = Promise.withResolvers<void>()
    const { files, connection } = stage(async () => {
      await called.promise
      return { sha256: '', size: 0 }
    })
    await new ContentKeeper(files, called.resolve).keep(connection, 7, contents)
  })
})
