import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { projectRoot } from '../../server/config/config.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { createDatabase } from '../support/database.ts'
import { crossings, schemaOf } from '../support/schema.ts'

const file = join(projectRoot, 'server/store/schema.ts')

/** A sample value of each type. */
const samples: Readonly<Record<string, string>> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-02-28',
  inet: '127.0.0.1',
  int4: '1',
  int8: '9007199254740991',
  json: '{}',
  jsonb: '{}',
  numeric: '1.50',
  text: 'a',
  timestamptz: '2026-02-28T12:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000000',
  varchar: 'a',
  _int4: '{1}',
  _int8: '{1}',
  _text: '{a}',
}

function kindOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return 'Buffer'
  if (Array.isArray(value)) return `${typeof value[0]}[]`
  return typeof value === 'object' ? 'unknown' : typeof value
}

describe('the database types', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let client: pg.Client

  before(async () => {
    database = await createDatabase()
    client = new DatabaseClient(ownerConnection(database.url))
    await client.connect()
  })
  after(async () => {
    await client.end()
    await database.drop()
  })

  test('equal those of the migrated database', async () => {
    const current = await schemaOf(client)
    if (process.env.UPDATE_SNAPSHOT === '1') writeFileSync(file, current)
    const advice =
      'The tables differ from server/store/schema.ts. Run UPDATE_SNAPSHOT=1 npm test -- test/contract/schema.test.ts'
    assert.ok(readFileSync(file, 'utf8') === current, advice)
  })

  for (const [type, { read }] of Object.entries(crossings)) {
    test(`${type} is read as ${read}`, async () => {
      const { rows } = await client.query(`select $1::text::${type} as value`, [samples[type]])
      assert.equal(kindOf(rows[0].value), read)
    })
  }

  test('functions called by triggers without nested loops enable them again to write rows', async () => {
    const { rows } = await client.query(
      `select distinct called.proname as name from pg_proc caller
         join pg_proc called on called.pronamespace = caller.pronamespace
          and called.prolang = caller.prolang and caller.prosrc ~ ('\\m' || called.proname || '\\s*\\(')
        where caller.proconfig @> '{enable_nestloop=off}' and called.provolatile = 'v'
          and not coalesce(called.proconfig, '{}') @> '{enable_nestloop=on}'`,
    )
    assert.deepEqual(rows, [])
  })
})
