import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { describeError, type Fact } from '../../facts.ts'
import { DatabaseClient } from '../../store/client.ts'
import { applicationConnection } from '../../store/connection.ts'
import type { FileStore } from '../../store/files/file-store.ts'
import { locks } from '../../store/locks.ts'
import type { Sealer } from '../../store/sealing.ts'
import { batchChannel } from '../batch.ts'
import { Heartbeat } from '../threads/heartbeat.ts'
import { ContentKeeper } from '../write/contents.ts'
import { serveClient } from './serve-client.ts'

/** Polling interval, because a notification is lost with its connection. */
const pollEvery = 1_000
const headStart = 25

export interface ProcessorOptions {
  url: string
  sealer: Sealer
  files: FileStore
  report: (fact: Fact) => void
  /** Called when another client waits and this thread is busy. */
  clientsWaiting?: () => void
  /** Threads of higher rank start later, so that lower ones take the work first. */
  rank?: number
  /** Shows the current batch to the watching thread. */
  heartbeat?: Heartbeat
  signal: AbortSignal
}

/** Processes batches until aborted. Reconnects after losing the database. */
export async function runProcessor(options: ProcessorOptions): Promise<void> {
  const { signal, report } = options
  for (let failures = 0; !signal.aborted; ) {
    try {
      await workWhileConnected(options, () => {
        failures = 0
      })
    } catch (error) {
      if (signal.aborted) return
      failures++
      report({ kind: 'worker.trouble', reason: describeError(error) })
      await sleep(Math.min(2_000, 100 * 2 ** Math.min(failures, 5)), undefined, { signal }).catch(() => {})
    }
  }
}

async function workWhileConnected(
  {
    url,
    sealer,
    files,
    report,
    signal,
    clientsWaiting = () => {},
    rank = 0,
    heartbeat = new Heartbeat(),
  }: ProcessorOptions,
  onProgress: () => void,
): Promise<void> {
  const contents = new ContentKeeper(files, clientsWaiting)
  const client = new DatabaseClient(applicationConnection(url))
  const reader = new DatabaseClient(applicationConnection(url))
  let broken: unknown
  for (const one of [client, reader]) {
    one.on('error', (error) => {
      broken = error
      client.emit('notification')
    })
  }
  try {
    await Promise.all([client.connect(), reader.connect()])
    await client.query(`set client_min_messages = warning; listen ${batchChannel}`)
    while (!signal.aborted) {
      if (broken) throw broken
      const clienteId = await claimClient(client)
      if (clienteId === undefined) {
        onProgress()
        await wakeUp(client, signal)
        if (rank > 0) await sleep(rank * headStart, undefined, { signal }).catch(() => {})
        continue
      }
      try {
        await serveClient(clienteId, {
          client,
          reader,
          sealer,
          contents,
          report,
          clientsWaiting,
          heartbeat,
          signal,
        })
      } finally {
        heartbeat.current = undefined
        await client.query('select pg_advisory_unlock($1, $2)', [locks.client, clienteId])
      }
      onProgress()
    }
  } finally {
    await Promise.all([client.end().catch(() => {}), reader.end().catch(() => {})])
  }
}

/** Waits for a notification, the polling interval or the abort signal. */
async function wakeUp(client: pg.Client, signal: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(pollEvery)
  await once(client, 'notification', { signal: AbortSignal.any([signal, timeout]) }).catch(() => {})
}

/** Takes the advisory lock of the client served longest ago whose oldest batch is ready. */
async function claimClient(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `select h.cliente_id from (
        (select distinct on (cliente_id) cliente_id, lote_id, pronto_em from fila order by cliente_id, lote_id)
        union all select cliente_id, 0, pedida_em from tarefa where tipo = 'espera') h
       left join vez v using (cliente_id)
      where h.pronto_em <= now() order by v.servido_em nulls first, h.lote_id`,
  )
  for (const { cliente_id: clienteId } of rows) {
    const locked = await client.query('select pg_try_advisory_lock($1, $2) as mine', [
      locks.client,
      clienteId,
    ])
    if (!locked.rows[0].mine) continue
    await client.query(
      `insert into vez (cliente_id, servido_em) values ($1, clock_timestamp())
       on conflict (cliente_id) do update set servido_em = excluded.servido_em`,
      [clienteId],
    )
    return clienteId
  }
  return undefined
}
