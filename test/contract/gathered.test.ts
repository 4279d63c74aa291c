import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import * as used from 'kysely'
import { gather, gatheredFile } from '../../bin/gather.mjs'
import { projectRoot } from '../../server/config/config.ts'

describe('the library that is gathered into one file', () => {
  const read = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)

  it('has everything that its own modules have', async () => {
    await gather()
    const own = await read(join(projectRoot, 'node_modules/kysely/dist/index.js'))
    assert.deepEqual(Object.keys(await read(gatheredFile())), Object.keys(own))
  })

  it('is the one that the program reads', async () => {
    assert.equal((await read(gatheredFile())).Kysely, used.Kysely)
  })
})
