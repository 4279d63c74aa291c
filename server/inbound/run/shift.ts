import type pg from 'pg'
import type { Fact } from '../../facts.ts'
import { editsSoFar } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import { engine } from '../batch.ts'
import type { WorkTools } from '../decide/work.ts'
import type { Heartbeat } from '../threads/heartbeat.ts'
import { lookForWaiting, type Waiting } from '../wait/waiting.ts'
import { inClient, type TransactionOptions } from '../write/transaction.ts'

/** Resources of a worker, for any client. */
export interface ShiftTools extends WorkTools {
  /** Holds the client's advisory lock. All writes use this connection, so that losing it ends both. */
  client: pg.ClientBase
  /** Reads the next part while the current one is being written. */
  reader: pg.ClientBase
  report: (fact: Fact) => void
  /** Called when another client waits for a worker. */
  clientsWaiting: () => void
  /** Shows the current batch to the watching thread. */
  heartbeat: Heartbeat
  signal: AbortSignal
}

/** Number of edits outside of batches known so far. */
export interface Edits {
  number: number
}

/** A worker's turn for one client. */
export interface Shift extends ShiftTools {
  clienteId: number
  /** Runs work in a transaction of the client; the default actor is the engine. */
  transact: <T>(work: () => Promise<T>, options?: Partial<TransactionOptions>) => Promise<T>
  waiting: Waiting
  edits: Edits
  /** True if other clients should go first. */
  shouldYield: () => Promise<boolean>
}

/** Maximum turn of one client while another waits. */
const fairShare = 2_000
/** Interval of the check for waiting clients. */
const lookEvery = 250

export async function beginShift(clienteId: number, tools: ShiftTools): Promise<Shift> {
  const { client, reader, signal, clientsWaiting } = tools
  const started = Date.now()
  let looked = started
  const shouldYield = async () => {
    if (signal.aborted) return true
    if (Date.now() - looked < lookEvery) return false
    looked = Date.now()
    if (!(await othersWait(client, clienteId))) return false
    clientsWaiting()
    return looked - started > fairShare
  }
  const transact: Shift['transact'] = (work, options) =>
    inClient(client, clienteId, work, { actor: engine, ...options })
  await reader.query(`select set_config('vinculo.cliente', $1, false)`, [String(clienteId)])
  const waiting = await transact(() => lookForWaiting(client))
  const edits = { number: await transact(() => editsSoFar(txOn(client))) }
  return { ...tools, clienteId, transact, waiting, edits, shouldYield }
}

async function othersWait(client: pg.ClientBase, clienteId: number): Promise<boolean> {
  const { rows } = await client.query(
    'select exists (select from fila where cliente_id <> $1 and pronto_em <= now()) as waiting',
    [clienteId],
  )
  return rows[0].waiting
}
