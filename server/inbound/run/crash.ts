import type { Message } from '../../../catalogue/message.ts'
import type { Database } from '../../store/database.ts'
import { engine } from '../batch.ts'
import type { CurrentWork } from '../threads/heartbeat.ts'
import { postponeOldest } from '../wait/resume.ts'
import { batchById, failBatch } from '../write/batch-store.ts'
import { inClient } from '../write/transaction.ts'

/** Lock timeout in milliseconds: the stuck thread may hold the lock, and is terminated after this call. */
const longestWait = 1_000

/** Result for a batch whose thread died. */
export interface CrashedBatch {
  operation: string
  final: boolean
}

/**
 * Records that a thread died or got stuck: its batch is retried after a pause and ends as Falhou after a few
 * attempts. Waiting records are postponed. Other clients go first meanwhile.
 */
export async function recordCrash(
  { pool }: Database,
  { clienteId, batch, resuming }: CurrentWork,
  reason: Message,
): Promise<CrashedBatch | undefined> {
  const client = await pool.connect()
  let broken = true
  try {
    const note = async () => {
      await client.query(`set local lock_timeout = ${longestWait}`)
      const crashed = await batchById(client, batch)
      if (resuming) await postponeOldest(client)
      if (!crashed || resuming || crashed.terminado) return undefined
      return { operation: crashed.operacao, final: await failBatch(client, crashed, reason) }
    }
    const crashed = await inClient(client, clienteId, note, { actor: engine })
    broken = false
    return crashed
  } finally {
    client.release(broken)
  }
}
