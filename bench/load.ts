import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { alunoRecord } from '../demo/alunos.ts'
import type { Client, Installation } from './support.ts'

/** Body of a student batch; each seed gives other students. */
export function studentsBody(token: string, first: number, students: number, seed: number): Buffer {
  const records = Array.from({ length: students }, (_, at) => alunoRecord(first + at, seed))
  return Buffer.from(JSON.stringify({ TOKEN: token, RETORNO: '', SDT_INT_ALUNOS: records }))
}

/**
 * Sends batches over HTTP and waits for their outcomes. Returns milliseconds from the first byte to the last
 * outcome.
 */
export async function sendBatches(
  place: Installation,
  admin: pg.Client,
  { id }: Pick<Client, 'id'>,
  bodies: Iterable<Buffer>,
): Promise<number> {
  const started = performance.now()
  for (const body of bodies) {
    const status = await place.send('/APIPlataformaIntegracao/RecebeAlunos', body)
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  for (;;) {
    const { rows } = await admin.query('select from fila where cliente_id = $1 limit 1', [id])
    if (rows.length === 0) break
    await sleep(20)
  }
  const elapsed = Math.round(performance.now() - started)
  const { rows } = await admin.query(
    'select sum(recusados)::int as refused from lote where cliente_id = $1',
    [id],
  )
  if (rows[0].refused > 0) throw new Error(`${rows[0].refused} records were refused`)
  return elapsed
}

/** Students per batch; bodies are generated one by one to save memory. */
const perBatch = 25_000

export function* studentBatches(token: string, students: number, seed: number): Generator<Buffer> {
  for (let first = 0; first < students; first += perBatch)
    yield studentsBody(token, first, Math.min(perBatch, students - first), seed)
}
