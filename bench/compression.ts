import { Agent, request } from 'node:http'
import { type Encoding, encodings } from '../server/http/encoding.ts'
import { sendBatches, studentBatches } from './load.ts'
import { type Installation, median, rounded } from './support.ts'

const path = '/apiconsultadadosplataforma/RetornaDadosIntegracaoAlunos'
const students = 20_000
const pageSize = 1_000
const rounds = 25
/** Pages per round and encoding, because processor time is counted in steps of 10 ms. */
const pagesPerRound = 10

interface Cost {
  ms: number
  processorMs: number
  bytes: number
}

/**
 * Pages of records compressed in each encoding against plain ones. Every round reads the same pages in every
 * encoding, so that other load affects all of them.
 */
export async function benchCompression(place: Installation, scale: number) {
  const admin = await place.superuser()
  const client = await place.client('comprime')
  await sendBatches(place, admin, client, studentBatches(client.token, Math.round(students * scale), 1))
  await admin.end()
  const forms = ['identity', ...encodings] as const
  const costs = new Map<string, Cost[]>(forms.map((form) => [form, []]))
  // The first round finds the borders of pages, and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const form of forms) {
      const cost = await readPages(place, client.token, form)
      if (round > 0) costs.get(form)!.push(cost)
    }
  }
  const plain = costs.get('identity')!
  const of = (encoding: Encoding) => {
    const ratio = (part: keyof Cost) =>
      rounded(median(costs.get(encoding)!.map((cost, round) => cost[part] / plain[round]![part])))
    return { time: ratio('ms'), processor: ratio('processorMs'), bytes: ratio('bytes') }
  }
  return {
    pageKilobytes: Math.round(median(plain.map(({ bytes }) => bytes)) / pagesPerRound / 1_000),
    pageMs: rounded(median(plain.map(({ ms }) => ms)) / pagesPerRound, 1),
    gzip: of('gzip'),
    br: of('br'),
    zstd: of('zstd'),
  }
}

async function readPages(place: Installation, token: string, form: string): Promise<Cost> {
  const cost = { ms: 0, bytes: 0 }
  const before = place.processorMs()
  for (let pagina = 1; pagina <= pagesPerRound; pagina++) {
    const { ms, bytes } = await readPage(
      place,
      { token, dataInicio: '2000-01-01', quantidade: pageSize, pagina },
      form,
    )
    cost.ms += ms
    cost.bytes += bytes
  }
  return { ...cost, processorMs: Math.max(10, place.processorMs() - before) }
}

const agent = new Agent({ keepAlive: true })

/** Milliseconds to the last byte, and bytes as sent. */
function readPage(
  place: Installation,
  question: object,
  form: string,
): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const headers = { 'content-type': 'application/json', 'accept-encoding': form }
  return new Promise((resolve, reject) => {
    const asking = request(place.base + path, { method: 'POST', headers, agent }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const got = answer.headers['content-encoding'] ?? 'identity'
        if (answer.statusCode === 200 && got === form) resolve({ ms: performance.now() - started, bytes })
        else reject(new Error(`status ${answer.statusCode}, ${got} instead of ${form}`))
      })
    })
    asking.on('error', reject)
    asking.end(JSON.stringify(question))
  })
}
