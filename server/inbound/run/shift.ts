import type pg from 'pg'
import type { Fact } from '../../facts.ts'
import { editsSoFar } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import { engine } from '../batch.ts'
import type { WorkTools } from '../decide/work.ts'
import type { Pulse } from '../threads/pulse.ts'
import { lookForWaiting, type Waiting } from '../wait/waiting.ts'
import { inClient, type TransactionOptions } from '../write/transaction.ts'

/** What a worker brings to whichever client it serves. */
export interface ShiftTools extends WorkTools {
  /** Holds the client's lock; every write of the shift runs on it, so that losing it ends both. */
  client: pg.ClientBase
  /** Reads the next part while the current one is being written. */
  reader: pg.ClientBase
  report: (fact: Fact) => void
  /** Told when another client waits for a worker. */
  crowded: () => void
  /** Where whoever watches reads what is being worked on. */
  pulse: Pulse
  signal: AbortSignal
}

/** How often somebody besides the batches has changed records of the client, as far as is known. */
export interface Edits {
  number: number
}

/** The time that a worker has for one client. */
export interface Shift extends ShiftTools {
  clienteId: number
  /** Does something as one transaction of the client; in the engine's own name unless another is told. */
  transact: <T>(work: () => Promise<T>, options?: Partial<TransactionOptions>) => Promise<T>
  waiting: Waiting
  edits: Edits
  /** Whether it is time to let others go first. */
  shouldYield: () => Promise<boolean>
}

/** How long one client may keep a worker while another waits. */
const fairShare = 2_000
/** How often is looked whether another waits. */
const lookEvery = 250

export async function beginShift(clienteId: number, tools: ShiftTools): Promise<Shift> {
  const { client, reader, signal, crowded } = tools
  const started = Date.now()
  let looked = started
  const shouldYield = async () => {
    if (signal.aborted) return true
    if (Date.now() - looked < lookEvery) return false
    looked = Date.now()
    if (!(await othersWait(client, clienteId))) return false
    crowded()
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
