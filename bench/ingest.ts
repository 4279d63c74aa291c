import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { sendBatches, studentsBody } from './load.ts'
import { type Installation, median, rounded } from './support.ts'

const students = 100_000
const batches = 4
const rounds = 3

/** Batches from the first byte sent to the last durable outcome, compared with COPY of the same rows. */
export async function benchIngest(place: Installation) {
  const admin = await place.superuser()
  await admin.query('create schema if not exists teto; create table teto.aluno (like aluno including all)')
  const results = []
  for (let round = 1; round <= rounds; round++) {
    const client = await place.client(`ingest${round}`)
    const { id, token } = client
    const size = students / batches
    const bodies = Array.from({ length: batches }, (_, index) =>
      studentsBody(token, index * size, size, round),
    )
    await admin.query('checkpoint')
    const insert = await sendBatches(place, admin, client, bodies)
    await admin.query('checkpoint')
    const again = await sendBatches(place, admin, client, bodies)
    const rows = await copyOut(admin, id)
    await admin.query('checkpoint')
    const copy = await copyIn(admin, rows)
    results.push({ insert, again, copy })
    console.log(
      `  round ${round}: ingest ${insert} ms, unchanged ${again} ms, COPY ${copy} ms, ratio ${rounded(copy / insert)}`,
    )
  }
  await admin.query('drop schema teto cascade')
  await admin.end()
  const insert = median(results.map((one) => one.insert))
  const copy = median(results.map((one) => one.copy))
  return {
    students,
    ingestMs: insert,
    ingestPerSecond: Math.round((students / insert) * 1000),
    copyMs: copy,
    ratioToCopy: rounded(copy / insert),
    unchangedMs: median(results.map((one) => one.again)),
  }
}

async function copyOut(admin: pg.Client, clienteId: number): Promise<Buffer> {
  const stream = admin.query(
    copyTo(`copy (select * from aluno where cliente_id = ${clienteId} order by id) to stdout`),
  )
  const blocks: Buffer[] = []
  for await (const block of stream) blocks.push(block as Buffer)
  return Buffer.concat(blocks)
}

async function copyIn(admin: pg.Client, rows: Buffer): Promise<number> {
  const started = performance.now()
  const stream = admin.query(copyFrom('copy teto.aluno from stdin'))
  for (let at = 0; at < rows.length; at += 65_536) {
    if (!stream.write(rows.subarray(at, at + 65_536))) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  return Math.round(performance.now() - started)
}
