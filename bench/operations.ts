import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Load } from '../demo/institution/load.ts'
import { institution } from '../demo/institution.ts'
import { entities } from '../server/inbound/bindings.ts'
import { Sealer } from '../server/store/sealing.ts'
import { comparableRows } from '../test/support/comparable-rows.ts'
import { type Client, type Installation, rounded } from './support.ts'

const batchSize = 25_000
/**
 * Below this size, an operation is compared with the same number of students, because the fixed cost of a
 * batch dominates.
 */
const comparedAlike = 20_000

interface Measured {
  records: number
  ms: number
  perSecond: number
  ratioToStudents: number
}

/**
 * Every operation of a first load, from the first byte sent to the last durable outcome; then in reverse
 * order, which must give the same tables.
 */
export async function benchOperations(place: Installation, scale: number) {
  const admin = await place.superuser()
  const loads = institution(scale)
  const allStudents = loads.find(({ operation }) => operation === 'RecebeAlunos')!
  await warmUp(place, admin)
  const client = await place.client('operacoes')
  const measures = new Map<Load, number>()
  for (const load of loads) measures.set(load, await loadAlone(place, admin, load, client))
  await assertIncluded(admin, client.id)
  /** Duration by number of students. */
  const studentsAlone = new Map([[allStudents.count, measures.get(allStudents)!]])
  const operations: Record<string, Measured> = {}
  for (const [{ operation, count }, ms] of measures) {
    const students = count > comparedAlike ? allStudents.count : count
    if (!studentsAlone.has(students)) {
      const alike = await place.client(`alunos-${students}`)
      studentsAlone.set(students, await loadAlone(place, admin, { ...allStudents, count: students }, alike))
    }
    const perSecond = rate(count, ms)
    const ratioToStudents = rounded(perSecond / rate(students, studentsAlone.get(students)!))
    operations[operation] = { records: count, ms, perSecond, ratioToStudents }
  }
  const [slowest, { ratioToStudents }] = Object.entries(operations).toSorted(
    ([, one], [, other]) => one.ratioToStudents - other.ratioToStudents,
  )[0]!
  const reverse = await loadInReverse(place, admin, loads, client.id)
  await admin.end()
  return { scale, operations, slowest, slowestRatio: ratioToStudents, reverse }
}

/** Every operation once at a small size, as warm-up. */
async function warmUp(place: Installation, admin: pg.Client): Promise<void> {
  const { id, token } = await place.client('aquecimento')
  for (const load of institution(1 / 200)) await send(place, load, bodiesOf(load, token))
  await untilProcessed(admin, id)
}

/** Milliseconds of one load on an idle server. */
async function loadAlone(
  place: Installation,
  admin: pg.Client,
  load: Load,
  { id, token }: Client,
): Promise<number> {
  // Generated before the measurement, so that only the load uses the CPU.
  const bodies = [...bodiesOf(load, token)]
  await admin.query('checkpoint')
  const started = performance.now()
  await send(place, load, bodies)
  await untilProcessed(admin, id)
  const ms = Math.round(performance.now() - started)
  console.log(`  ${load.operation}: ${load.count} records, ${ms} ms, ${rate(load.count, ms)}/s`)
  return ms
}

async function loadInReverse(
  place: Installation,
  admin: pg.Client,
  forward: readonly Load[],
  forwardId: number,
) {
  const { id, token } = await place.client('inverso')
  const loads = forward.toReversed()
  const records = loads.reduce((sum, { count }) => sum + count, 0)
  console.log(`  in reverse: ${records} records`)
  await admin.query('checkpoint')
  const started = performance.now()
  for (const load of loads) {
    await send(place, load, bodiesOf(load, token))
    console.log(`  in reverse: ${load.operation} sent, ${Math.round(performance.now() - started)} ms`)
  }
  await untilProcessed(admin, id, (waiting) => {
    console.log(`  in reverse: ${waiting} records wait, ${Math.round(performance.now() - started)} ms`)
  })
  const ms = Math.round(performance.now() - started)
  await assertIncluded(admin, id)
  await assertSame(place, forward, [forwardId, id])
  return { records, ms, perSecond: rate(records, ms) }
}

/** Two clients with the same input must have the same tables. */
async function assertSame(place: Installation, loads: readonly Load[], clients: readonly number[]) {
  const tables = [...loads.map(({ operation }) => entities[operation].table), 'unidade']
  const sealer = new Sealer(place.secrets)
  const connection = await place.superuser()
  await connection.query('set role vinculo_app')
  for (const table of tables) {
    const known: string[][] = []
    for (const id of clients) {
      await connection.query(`select set_config('vinculo.cliente', $1, false)`, [String(id)])
      const rows = async <T>(statement: string) => (await connection.query(statement)).rows as T[]
      const essence = await comparableRows({ rows, open: (value) => sealer.open(value) }, [table])
      known.push(essence[table]!)
    }
    const [one, other] = known as [string[], string[]]
    console.log(`  comparing ${one.length} rows of ${table}`)
    const at = one.findIndex((row, at) => row !== other[at])
    if (one.length !== other.length || at >= 0) {
      throw new Error(`${table} differs: ${one.length} and ${other.length} rows; ${one[at]} and ${other[at]}`)
    }
  }
  await connection.end()
}

const rate = (records: number, ms: number) => Math.round((records / ms) * 1000)

function* bodiesOf({ list, count, record }: Load, token: string): Iterable<Buffer> {
  for (let first = 0; first < count; first += batchSize) {
    const size = Math.min(batchSize, count - first)
    const records = Array.from({ length: size }, (_, at) => record(first + at))
    yield Buffer.from(JSON.stringify({ TOKEN: token, RETORNO: '', [list]: records }))
  }
}

async function send(place: Installation, { operation }: Load, bodies: Iterable<Buffer>): Promise<void> {
  for (const body of bodies) {
    const status = await place.send(`/APIPlataformaIntegracao/${operation}`, body)
    if (status !== 200) throw new Error(`${operation} answered ${status}`)
  }
}

/** Polling interval in milliseconds, for short and for long loads. */
const looks = { alone: 10, long: 250 }
const tellEvery = 5_000

/** Until no batch is queued and no waiting record can proceed. */
async function untilProcessed(
  admin: pg.Client,
  clienteId: number,
  progress?: (waiting: number) => void,
): Promise<void> {
  let told = performance.now()
  for (;;) {
    const { rows } = await admin.query(
      `select exists (select from fila where cliente_id = $1) or exists (
         select from espera where cliente_id = $1 and pronta) as busy`,
      [clienteId],
    )
    if (!rows[0].busy) return
    if (progress && performance.now() - told > tellEvery) {
      told = performance.now()
      const waiting = await admin.query('select count(*)::int as n from espera where cliente_id = $1', [
        clienteId,
      ])
      progress(waiting.rows[0].n)
    }
    await sleep(progress ? looks.long : looks.alone)
  }
}

async function assertIncluded(admin: pg.Client, clienteId: number): Promise<void> {
  const { rows } = await admin.query(
    `select operacao, situacao, registros, incluidos, recusados, aguardando from lote
      where cliente_id = $1 and incluidos <> registros order by id limit 3`,
    [clienteId],
  )
  if (rows.length > 0) throw new Error(`not every record was included: ${JSON.stringify(rows)}`)
}
