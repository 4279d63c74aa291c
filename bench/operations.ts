import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Load } from '../server/demo/institution/load.ts'
import { institution } from '../server/demo/institution.ts'
import { type Installation, rounded } from './support.ts'

const batchSize = 25_000
/** The reverse load, in which nearly every record waits, is a tenth of the institution. */
const reverseShare = 0.1
/** Loads of fewer records are mostly the fixed cost of a batch; their rate says little. */
const tellingCount = 2_000

interface Measured {
  records: number
  ms: number
  perSecond: number
  ratioToStudents: number
}

/** Every operation of a first load, from the first byte sent to the last durable outcome; then the same in reverse. */
export async function benchOperations(place: Installation, scale: number) {
  const admin = await place.superuser()
  const { id, token } = await place.client('operacoes')
  const loads = institution(scale)
  const times = new Map<string, { records: number; ms: number }>()
  for (const load of loads) {
    // Made before the clock runs: the machine is to do nothing but the load.
    const bodies = [...bodiesOf(load, token)]
    await admin.query('checkpoint')
    const started = performance.now()
    await send(place, load, bodies)
    await untilProcessed(admin, id)
    const ms = Math.round(performance.now() - started)
    times.set(load.operation, { records: load.count, ms })
    console.log(`  ${load.operation}: ${load.count} records, ${ms} ms, ${rate(load.count, ms)}/s`)
  }
  await assertIncluded(admin, id)
  const students = times.get('RecebeAlunos')!
  const operations: Record<string, Measured> = {}
  for (const [operation, { records, ms }] of times) {
    const perSecond = rate(records, ms)
    const ratioToStudents = rounded(perSecond / rate(students.records, students.ms))
    operations[operation] = { records, ms, perSecond, ratioToStudents }
  }
  const telling = Object.entries(operations).filter(([, { records }]) => records >= tellingCount)
  const [slowest, { ratioToStudents }] = telling.toSorted(
    ([, one], [, other]) => one.ratioToStudents - other.ratioToStudents,
  )[0]!
  const reverse = await loadInReverse(place, admin, scale * reverseShare)
  await admin.end()
  return { scale, operations, slowest, slowestRatio: ratioToStudents, reverse }
}

async function loadInReverse(place: Installation, admin: pg.Client, scale: number) {
  const { id, token } = await place.client('inverso')
  const loads = institution(scale).toReversed()
  const records = loads.reduce((sum, { count }) => sum + count, 0)
  console.log(`  in reverse: ${records} records`)
  const prepared = loads.map((load) => ({ load, bodies: [...bodiesOf(load, token)] }))
  await admin.query('checkpoint')
  const started = performance.now()
  for (const { load, bodies } of prepared) {
    await send(place, load, bodies)
    console.log(`  in reverse: ${load.operation} sent, ${Math.round(performance.now() - started)} ms`)
  }
  await untilProcessed(admin, id, (waiting) => {
    console.log(`  in reverse: ${waiting} records wait, ${Math.round(performance.now() - started)} ms`)
  })
  const ms = Math.round(performance.now() - started)
  await assertIncluded(admin, id)
  return { records, ms, perSecond: rate(records, ms) }
}

const rate = (records: number, ms: number) => Math.round((records / ms) * 1000)

function* bodiesOf({ list, count, record }: Load, token: string): Iterable<Buffer> {
  for (let first = 0; first < count; first += batchSize) {
    const size = Math.min(batchSize, count - first)
    const records = Array.from({ length: size }, (_, at) => record(first + at))
    yield Buffer.from(JSON.stringify({ TOKEN: token, RETORNO: '', [list]: records }))
  }
}

async function send(place: Installation, { operation }: Load, bodies: readonly Buffer[]): Promise<void> {
  for (const body of bodies) {
    const status = await place.send(`/APIPlataformaIntegracao/${operation}`, body)
    if (status !== 200) throw new Error(`${operation} answered ${status}`)
  }
}

const lookEvery = 10
const tellEvery = 5_000

/** Until no batch is queued and no record waits that could go on. */
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
    await sleep(lookEvery)
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
