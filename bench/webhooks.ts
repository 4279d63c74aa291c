import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { alunoRecord } from '../demo/alunos.ts'
import { type Installation, median, rounded } from './support.ts'

const events = Number(process.env.BENCH_WEBHOOKS ?? 5_000)
const samples = 40
const path = '/APIPlataformaIntegracao'

/** Delay from the end of a batch to its delivery, and deliveries per second to a fast receiver. */
export async function benchWebhooks(place: Installation) {
  const arrivals = new Map<string, number>()
  const receiver = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      arrivals.set(String(request.headers['webhook-id']), Date.now())
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const { token } = await place.client('avisos')
  const registered = await place.post(`${path}/Webhook`, {
    TOKEN: token,
    ACAO: 'CADASTRAR',
    SDT_INT_WEBHOOK: { ESIWH_URL: url },
  })
  if (registered.status !== 200) throw new Error(await registered.text())
  const send = async (records: object[]) => {
    const answer = await place.post(`${path}/RecebeAlunos`, { TOKEN: token, SDT_INT_ALUNOS: records })
    if (answer.status !== 200) throw new Error(await answer.text())
  }
  const arrived = async (many: number) => {
    for (let waited = 0; arrivals.size < many; waited++) {
      if (waited > 30_000) throw new Error(`${arrivals.size} of ${many} arrived`)
      await sleep(10)
    }
  }
  for (let count = 0; count < samples; count++) {
    await send([{ ...alunoRecord(count, 1), ID_RETORNO: `parado ${count}` }])
    await arrived(count + 1)
    await sleep(100)
  }
  const admin = await place.superuser()
  const { rows } = await admin.query(`select e.id, extract(epoch from l.terminado_em)::float8 * 1000 as fim
    from webhook_evento e join lote l on l.cliente_id = e.cliente_id and l.id = e.lote_id`)
  await admin.end()
  const idle = rows.map(({ id, fim }) => arrivals.get(id)! - fim)
  arrivals.clear()
  await send(
    Array.from({ length: events }, (_, at) => ({ ...alunoRecord(at, 2), ID_RETORNO: `cheio ${at}` })),
  )
  await arrived(events)
  receiver.closeAllConnections()
  receiver.close()
  const moments = [...arrivals.values()]
  const seconds = (Math.max(...moments) - Math.min(...moments)) / 1000
  return {
    idleMedianMs: rounded(median(idle), 1),
    idleWorstMs: rounded(Math.max(...idle), 1),
    events,
    deliveriesPerSecond: Math.round(events / seconds),
  }
}
