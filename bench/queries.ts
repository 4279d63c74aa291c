import { request } from 'node:http'
import { to as copyTo } from 'pg-copy-streams'
import { type Installation, median, rounded } from './support.ts'

const contracts = 200_000
const path = '/apiconsultadadosplataforma/RetornaDadosContratosMonitoria'
const period = { dataInicio: '2000-01-01' }

/** Unpaged and paged answers over many contracts, compared with COPY of the same text. */
export async function benchQueries(place: Installation) {
  await place.volume('consulta', 20_000, contracts)
  const token = await place.token('consulta')
  // A new process, so that its memory is that of this answer.
  await place.stop()
  await place.start()
  const admin = await place.superuser()
  await admin.query('vacuum analyze contrato')
  await admin.query(`create unlogged table teto as select documento as texto from contrato
    where modalidade = 'monitoria' and documento is not null order by atualizacao, id`)
  const ceilings = []
  const streams = []
  for (let round = 0; round < 3; round++) {
    ceilings.push(await readCopy(admin))
    streams.push(await readAnswer(place, token))
  }
  const copyMs = median(ceilings.map(({ ms }) => ms))
  const streamMs = median(streams.map(({ ms }) => ms))
  const page = (pagina: number) => timePage(place, token, pagina)
  const first: number[] = []
  const deep: number[] = []
  for (let round = 0; round < 15; round++) {
    first.push(await page(1))
    deep.push(await page(10_000))
  }
  await admin.query('drop table teto')
  await admin.end()
  return {
    contracts,
    megabytes: Math.round(streams[0]!.bytes / 1e6),
    streamMs,
    copyMs,
    ratioToCopy: rounded(copyMs / streamMs),
    firstByteMs: Math.round(median(streams.map(({ firstByte }) => firstByte))),
    highestMemoryMiB: Math.round(Math.max(...streams.map(({ memory }) => memory))),
    page1Ms: rounded(median(first), 1),
    page10000Ms: rounded(median(deep), 1),
    deepToFirst: rounded(median(deep) / median(first)),
  }
}

async function readCopy(admin: Awaited<ReturnType<Installation['superuser']>>): Promise<{ ms: number }> {
  const started = performance.now()
  const stream = admin.query(copyTo('copy (select texto from teto) to stdout'))
  let bytes = 0
  for await (const block of stream) bytes += (block as Buffer).length
  if (bytes === 0) throw new Error('nothing to copy')
  return { ms: Math.round(performance.now() - started) }
}

function readAnswer(place: Installation, token: string) {
  return new Promise<{ ms: number; firstByte: number; bytes: number; memory: number }>((resolve, reject) => {
    const started = performance.now()
    let memory = place.memory()
    const watch = setInterval(() => {
      memory = Math.max(memory, place.memory())
    }, 50)
    const call = request(
      place.base + path,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        let bytes = 0
        let firstByte = 0
        let tail = ''
        answer.on('data', (block: Buffer) => {
          if (bytes === 0) firstByte = performance.now() - started
          bytes += block.length
          tail = block.subarray(-200).toString()
        })
        answer.on('error', reject)
        answer.on('end', () => {
          clearInterval(watch)
          if (!tail.includes(`"totalElementos":${contracts}`)) reject(new Error(`unexpected end: ${tail}`))
          resolve({ ms: Math.round(performance.now() - started), firstByte, bytes, memory })
        })
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ token, ...period }))
  })
}

async function timePage(place: Installation, token: string, pagina: number): Promise<number> {
  const started = performance.now()
  const answer = await place.post(path, { token, ...period, quantidade: 10, pagina })
  const { elementos } = (await answer.json()) as { elementos: unknown[] }
  if (elementos.length !== 10) throw new Error(`page ${pagina} has ${elementos.length} elements`)
  return performance.now() - started
}
