import assert from 'node:assert/strict'
import { utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { collectFiles } from '../../server/jobs/collect-files.ts'
import { applicationConnection } from '../../server/store/connection.ts'
import { tester } from '../support/actor.ts'
import { contentOf, sha256 } from '../support/contents.ts'
import { until } from '../support/process.ts'
import type { Fields } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const never = new AbortController().signal

describe('unreferenced objects', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
  })
  after(() => world.close())
  beforeEach(async () => {
    client = await world.institution()
  })

  const path = (name: string) => join(world.context.config.data, 'arquivos', name)
  const nameOf = (bytes: Buffer) => world.context.files.nameOf(client.id, sha256(bytes))
  const names = async () =>
    (await Array.fromAsync(world.context.files.list(client.id))).map(({ name }) => name)
  const collect = () => collectFiles(world.context, never)
  const marks = async () =>
    (await world.rows<{ objeto: string }>(client.id, 'select objeto from arquivo_sem_dono')).map(
      ({ objeto }) => objeto,
    )
  const send = (bytes: Buffer | undefined, fields: Fields = {}) =>
    world.process(client, 'RecebeCurriculos', 'SDT_INT_CURRICULOS', [
      {
        ...recebeCurriculos.example,
        ESICV_ARQUIVO_NOME: bytes ? 'cv.pdf' : '',
        ESICV_ARQUIVO_BASE64: bytes?.toString('base64') ?? '',
        ...fields,
      },
    ])
  /** Makes every object and mark two days older. */
  async function twoDaysPass(): Promise<void> {
    const then = Date.now() / 1000 - 2 * 24 * 3600
    for (const name of await names()) utimesSync(path(name), then, then)
    await world.context.db.inClient(
      client.id,
      (tx) => sql`update arquivo_sem_dono set desde = desde - interval '2 days'`.execute(tx),
      tester,
    )
  }

  it('are marked when a day old, and removed a day later', async () => {
    const [first, second] = [contentOf('1'), contentOf('2')]
    await send(first)
    await send(second)
    await collect()
    assert.deepEqual([await marks(), (await names()).length], [[], 2])
    await twoDaysPass()
    await collect()
    await collect()
    assert.deepEqual([await marks(), (await names()).length], [[nameOf(first)], 2])
    await twoDaysPass()
    await collect()
    assert.deepEqual([await marks(), await names()], [[], [nameOf(second)]])
    assert.deepEqual(await world.context.files.get(client.id, sha256(second)), second)
    await send(undefined)
    for (let night = 0; night < 2; night++) {
      await twoDaysPass()
      await collect()
    }
    assert.deepEqual([await marks(), await names()], [[], []])
  })

  it('are found per client, whatever another client has', async () => {
    const bytes = contentOf('shared')
    await send(bytes)
    const owner = client
    client = await world.institution()
    await world.context.files.put(client.id, bytes)
    for (let night = 0; night < 2; night++) {
      await twoDaysPass()
      await collect()
    }
    assert.deepEqual(await names(), [])
    assert.deepEqual(await world.context.files.get(owner.id, sha256(bytes)), bytes)
  })

  it('include partial files of a process', async () => {
    await send(contentOf('whole'))
    const [name] = await names()
    const rest = join(dirname(name!), '.0123456789abcdef.parcial')
    writeFileSync(path(rest), 'pela metade')
    await twoDaysPass()
    await collect()
    await twoDaysPass()
    await collect()
    assert.deepEqual(await names(), [name])
  })

  it('stay when a row references them again', async () => {
    const [first, second] = [contentOf('a'), contentOf('b')]
    await send(first)
    await send(second)
    await twoDaysPass()
    await collect()
    assert.deepEqual(await marks(), [nameOf(first)])
    await send(first)
    assert.deepEqual(await marks(), [])
    await twoDaysPass()
    await collect()
    assert.deepEqual(await marks(), [nameOf(second)])
    assert.deepEqual(await world.context.files.get(client.id, sha256(first)), first)
  })

  it('are written again for a row that came during their removal', async () => {
    const [first, second] = [contentOf('c'), contentOf('d')]
    await send(first)
    await send(second)
    await twoDaysPass()
    await collect()
    const remover = new pg.Client(applicationConnection(world.databaseUrl))
    await remover.connect()
    try {
      await remover.query(`begin; set local vinculo.cliente = '${client.id}'; delete from arquivo_sem_dono`)
      const sending = send(first)
      await until('the row to wait', async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event = 'transactionid'`.execute(
          world.context.owner.kysely,
        )
        return waiting.rows.length > 0
      })
      await world.context.files.discard(nameOf(first))
      await remover.query('commit')
      assert.equal((await sending).resultados, 'A')
    } finally {
      await remover.end()
    }
    assert.deepEqual(await world.context.files.get(client.id, sha256(first)), first)
  })

  it('are found by the rows of every table that references contents', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
       where table_schema = 'vinculo' and column_name ~ 'sha256' order by 1`.execute(
      world.context.owner.kysely,
    )
    // A table that references contents under another column would lose them: see migration 0012.
    const naming = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'vinculo'
         and column_name = 'arquivo_sha256' order by 1`.execute(world.context.owner.kysely)
    assert.deepEqual(
      // Evidence has the digest of the signed content, which its document references.
      rows.map(({ name }) => name).filter((name) => !['arquivo_conteudo', 'evidencia'].includes(name)),
      naming.rows.map(({ name }) => name),
    )
  })
})
