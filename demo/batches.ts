import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../server/context.ts'
import { prepareBody } from '../server/inbound/receive/prepare.ts'
import { receiveBatch } from '../server/inbound/receive/receive-batch.ts'

export interface BatchSource {
  operation: string
  list: string
  /** Index of the first record, and their number. */
  first: number
  count: number
  record: (index: number) => object
}

const largestBatch = 20_000
/** Polling interval in milliseconds, growing with the wait. */
const soonest = 20
const latest = 200

/** Sends batches as an academic system would, and waits until all are processed. */
export async function sendBatches(
  context: Context,
  clienteId: number,
  source: BatchSource,
  progress: (done: number) => void,
): Promise<void> {
  const size = Math.min(largestBatch, context.config.maxRecords)
  let waiting: Promise<void> | undefined
  for (let sent = 0; sent < source.count; sent += size) {
    const count = Math.min(size, source.count - sent)
    const id = await send(context, clienteId, source, source.first + sent, count)
    // Only the next batch is prepared while this one is processed.
    await waiting
    const before = sent
    waiting = untilProcessed(context, clienteId, id, (share) => progress(before + Math.floor(count * share)))
    waiting.catch(() => {})
  }
  await waiting
}

async function send(
  { db, sealer, config }: Context,
  clienteId: number,
  { operation, list, record }: BatchSource,
  first: number,
  count: number,
): Promise<number> {
  const records = Array.from({ length: count }, (_, at) => record(first + at))
  const body = Buffer.from(JSON.stringify({ RETORNO: 'demonstração', [list]: records }))
  const prepared = prepareBody(body, { list }, config.maxRecords, sealer, false)
  if (!prepared) throw new Error('the sample batch is not an object')
  const sender = { kind: 'sender', nome: 'demonstração', portal: false, operacao: operation } as const
  return receiveBatch(db, clienteId, { operation, body: prepared, sender })
}

interface BatchState {
  situacao: string
  partes: number
  feitas: number
  falha: string | null
}

async function untilProcessed(
  { db }: Context,
  clienteId: number,
  id: number,
  progress: (share: number) => void,
): Promise<void> {
  for (let pause = soonest; ; pause = Math.min(latest, pause * 1.5)) {
    await sleep(pause)
    const found = await db.reading(clienteId, (tx) =>
      sql<BatchState>`select situacao, partes, partes_feitas as feitas, falha from lote
        where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx),
    )
    const { situacao, partes, feitas, falha } = found.rows[0]!
    if (situacao === 'Falhou') throw new Error(`O lote ${id} de exemplo falhou: ${falha}`)
    progress(partes === 0 ? 1 : feitas / partes)
    if (situacao.startsWith('Processado')) return
  }
}
