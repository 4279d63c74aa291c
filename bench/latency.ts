import { setTimeout as sleep } from 'node:timers/promises'
import { alunoRecord } from '../demo/alunos.ts'
import { type Installation, median, rounded } from './support.ts'

const batchBytes = 60 * 2 ** 20

/** A small query on an idle server, and during a large batch. */
export async function benchLatency(place: Installation) {
  const small = await place.client('pequena')
  const large = await place.client('grande')
  const body = largeBody(large.token)
  const ask = () => timeQuery(place, small.token)
  for (let warm = 0; warm < 50; warm++) await ask()
  const idle: number[] = []
  for (let count = 0; count < 300; count++) {
    idle.push(await ask())
    await sleep(5)
  }
  const busy: number[] = []
  const admin = await place.superuser()
  let received = false
  const receipt = place.post('/APIPlataformaIntegracao/RecebeAlunos', body).then(async (answer) => {
    if (answer.status !== 200) throw new Error(await answer.text())
    received = true
  })
  for (;;) {
    busy.push(await ask())
    await sleep(5)
    if (!received || busy.length % 20 !== 0) continue
    const { rows } = await admin.query('select from fila where cliente_id = $1', [large.id])
    if (rows.length === 0) break
  }
  await receipt
  await admin.end()
  return {
    batchMiB: rounded(body.length / 2 ** 20, 1),
    idleMedianMs: rounded(median(idle)),
    busyMedianMs: rounded(median(busy)),
    busyToIdle: rounded(median(busy) / median(idle)),
    samples: busy.length,
  }
}

function largeBody(token: string): Uint8Array {
  const records: string[] = []
  let length = 0
  for (let index = 0; length < batchBytes; index++) {
    const record = JSON.stringify(alunoRecord(index, 9))
    length += Buffer.byteLength(record) + 1
    records.push(record)
  }
  records.pop()
  return new Uint8Array(Buffer.from(`{"TOKEN":"${token}","SDT_INT_ALUNOS":[${records.join(',')}]}`))
}

async function timeQuery(place: Installation, token: string): Promise<number> {
  const started = performance.now()
  const answer = await place.post('/apiconsultadadosplataforma/RetornaDadosOcorrencias', {
    token,
    dataInicio: '2026-01-01',
    quantidade: 10,
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  await answer.text()
  return performance.now() - started
}
